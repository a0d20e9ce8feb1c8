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
          Your order is placed and nothing was charged. Please try again in a few minutes, or pay another way
          below.
        </Alert>
      );
    case 'open':
    case 'cancelled':
      return (
        <Alert tone="info" title="Not paid yet">
          The payment page was left without a payment. Your order is placed. You can try again below, or pay
          another way.
        </Alert>
      );
  }
}
