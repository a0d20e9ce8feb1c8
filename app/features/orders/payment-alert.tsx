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
          If the payment page confirmed your payment, you need not do anything: we email you when it arrives.
          If the payment failed, pay again below. You are never charged twice.
        </Alert>
      );
    case 'unavailable':
      return (
        <Alert tone="warning" title="The payment page cannot be opened at the moment">
          Your order is placed and nothing was charged. Please try again in a few minutes.
        </Alert>
      );
    case 'open':
    case 'cancelled':
      return (
        <Alert tone="info" title="Not paid yet">
          You left the payment page. Your order is placed, and you can pay below.
        </Alert>
      );
  }
}
