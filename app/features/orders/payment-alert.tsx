import { Alert } from '~/ui/feedback/alert';
import { isConfirming, type PaymentVisit } from './payment-visit';

/** What became of the visit to a payment page, while the order is not paid. */
export function PaymentAlert({ visit }: { visit: PaymentVisit }) {
  if (isConfirming(visit))
    return (
      <Alert role="status" tone="info" title="Your payment is being confirmed">
        This takes a few seconds. The page loads again by itself; you may close it, too. We write to you when
        the money is here.
      </Alert>
    );
  switch (visit.kind) {
    case 'returned':
      return (
        <Alert tone="info" title="The confirmation takes longer than usual">
          Did the payment page say that you paid? Then there is nothing to do, and we write to you when the
          money is here. If the payment failed, pay again below: nothing is charged twice.
        </Alert>
      );
    case 'unavailable':
      return (
        <Alert tone="warning" title="The payment page cannot be opened at the moment">
          Your order is in and nothing was charged. Please try it again in a few minutes.
        </Alert>
      );
    case 'open':
    case 'cancelled':
      return (
        <Alert tone="info" title="Nothing was paid yet">
          You left the payment page. Your order is in: pay it below whenever you like.
        </Alert>
      );
  }
}
