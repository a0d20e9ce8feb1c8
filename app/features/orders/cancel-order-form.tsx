import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';

interface CancelOrderFormProps {
  /** Whether a payment must be refunded. */
  isPaid: boolean;
  /** Tickets and gift cards alone. */
  isNotShipped: boolean;
}

/** Form that cancels the order. It is in a disclosure, so that one wrong click does not cancel. */
export function CancelOrderForm({ isPaid, isNotShipped }: CancelOrderFormProps) {
  return (
    <Disclosure summary="Cancel this order">
      <div className="grid justify-items-start gap-4">
        <p>
          {isNotShipped
            ? 'As long as no ticket is used and nothing is paid with a card of it, it can be cancelled here. Its tickets and gift cards are void at once; this cannot be undone.'
            : 'As long as it is not packed, it can be cancelled here. What we keep for you goes back on the shelf at once; this cannot be undone.'}
          {isPaid
            ? ' What you paid comes back the way it came.'
            : ' You have not paid, so there is nothing to pay back.'}
        </p>
        <form method="post" data-send-once>
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" variant="danger">
            Yes, cancel the order
          </Button>
        </form>
      </div>
    </Disclosure>
  );
}
