import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';

interface CancelOrderFormProps {
  /** Whether money has come in that must go back. */
  isPaid: boolean;
}

/** Asked before it is done, by what opens: nobody cancels by one slip. A plain form. */
export function CancelOrderForm({ isPaid }: CancelOrderFormProps) {
  return (
    <Disclosure summary="Cancel this order">
      <div className="grid justify-items-start gap-4">
        <p>
          As long as it is not packed, it can be cancelled here. What we keep for you goes back on the shelf
          at once; this cannot be undone.
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
