import type { CancellationRefund } from '~/domain/payments/split-refund';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';

interface CancelOrderFormProps {
  /** What goes back. */
  refund: CancellationRefund;
  /** Tickets and gift cards alone. */
  isDeliveredByEmail: boolean;
}

function describeRefund({ toCards, toAccounts }: CancellationRefund): string {
  if (toCards + toAccounts === 0) return 'There is nothing to refund.';
  return [
    ...(toCards > 0 ? [`${formatAmount(toCards)} goes back to the gift card at once.`] : []),
    ...(toAccounts > 0 ? [`We refund ${formatAmount(toAccounts)} to the account it came from.`] : []),
  ].join(' ');
}

/** Form that cancels the order. It is in a disclosure, so that one wrong click does not cancel. */
export function CancelOrderForm({ refund, isDeliveredByEmail }: CancelOrderFormProps) {
  return (
    <Disclosure summary="Cancel this order">
      <div className="grid justify-items-start gap-4">
        <p>
          {isDeliveredByEmail
            ? 'You can cancel it as long as no ticket and no gift card of it has been used. Its tickets and gift cards become invalid at once. This cannot be undone.'
            : 'You can cancel it as long as it is not packed. This cannot be undone.'}{' '}
          {describeRefund(refund)}
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
