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
            ? 'You can cancel it as long as no ticket and no gift card of it has been used. Its tickets and gift cards become invalid at once. This cannot be undone.'
            : 'You can cancel it as long as it is not packed. This cannot be undone.'}
          {isPaid
            ? ' We refund what you paid to the account it came from.'
            : ' You have not paid, so there is nothing to refund.'}
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
