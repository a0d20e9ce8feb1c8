import type { StaffOrder } from '~/domain/orders/staff-order';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatAmount } from '~/sections/format/format-amount';

/** What staff must look into: payments that differ from what was asked for, and a refund that failed (R-PAYMENT-5, R-PAYMENT-7). */
export function PaymentAlerts({ staffOrder }: { staffOrder: StaffOrder }) {
  const { order, events, refunds } = staffOrder;
  const payments = order.status === 'placed' ? events.flatMap(({ details }) => details ?? []) : [];
  const differing = payments.find(({ expected }) => expected !== undefined);
  const foreign = payments.find(({ currency }) => currency !== undefined);
  const refund = refunds.at(-1);
  const toTransfer = refunds.filter(({ state, paymentId }) => state === 'pending' && !paymentId);
  const transferAmount = toTransfer.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {differing && (
        <ToolAlert tone="warning" title="A payment of another amount">
          {formatAmount(differing.amount ?? 0)} arrived, {formatAmount(differing.expected ?? 0)} was asked
          for. Compare {differing.reference} with the dashboard of the provider.
        </ToolAlert>
      )}
      {foreign && (
        <ToolAlert tone="warning" title={`A payment in ${foreign.currency}`}>
          It is not recorded. Refund {foreign.reference} in the dashboard of the provider.
        </ToolAlert>
      )}
      {transferAmount > 0 && (
        <ToolAlert
          tone="warning"
          title={`${formatAmount(transferAmount)} to transfer`}
          className="print:hidden"
        >
          The refund is noted, but the money has not been sent yet. Transfer it, then enter the reference
          under Money.
        </ToolAlert>
      )}
      {refund?.state === 'failed' && (
        <ToolAlert tone="danger" title="The last refund failed">
          {formatAmount(refund.amount)} did not reach the buyer. Send it again below, or transfer it and note
          the reference.
        </ToolAlert>
      )}
    </>
  );
}
