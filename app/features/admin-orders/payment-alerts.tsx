import type { StaffOrder, StaffRefund } from '~/domain/orders/staff-order';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatAmount } from '~/sections/format/format-amount';
import type { OrderFormProps } from './form-state';
import { TransferForm } from './transfer-form';

interface RefundsToTransferProps extends OrderFormProps {
  refunds: readonly StaffRefund[];
  /** Whether it is what comes next: the order has no other step. */
  isNext: boolean;
}

/** Refunds whose money staff transfer by hand, each with the form that notes the transfer. */
function RefundsToTransfer({ refunds, isNext, ...form }: RefundsToTransferProps) {
  if (refunds.length === 0) return null;
  const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="grid gap-grout print:hidden">
      <ToolAlert tone="warning" title={`${formatAmount(total)} to transfer`}>
        The refund is noted, but the money has not been sent yet. Transfer it, then enter the reference here.
      </ToolAlert>
      {refunds.map(({ id, amount }, index) => (
        <TransferForm
          key={id}
          id={id}
          label={
            refunds.length === 1 ? 'I have transferred it' : `I have transferred ${formatAmount(amount)}`
          }
          variant={isNext && index === 0 ? 'loud' : 'quiet'}
          {...form}
        />
      ))}
    </div>
  );
}

/** What staff must look into: payments that differ from what was asked for, and a refund that failed (R-PAYMENT-5, R-PAYMENT-7). */
export function PaymentAlerts({ staffOrder, ...form }: OrderFormProps & { staffOrder: StaffOrder }) {
  const { order, events, refunds, nextStatuses, returns } = staffOrder;
  const payments = order.status === 'placed' ? events.flatMap(({ details }) => details ?? []) : [];
  const differing = payments.find(({ expected }) => expected !== undefined);
  const foreign = payments.find(({ currency }) => currency !== undefined);
  const refund = refunds.at(-1);
  const toTransfer = refunds.filter(({ state, paymentId }) => state === 'pending' && !paymentId);
  const hasOtherStep =
    nextStatuses.some((next) => next !== 'cancelled') ||
    returns.some(({ nextStates }) => nextStates.length > 0) ||
    order.balance.excess > 0;
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
      <RefundsToTransfer {...form} refunds={toTransfer} isNext={!hasOtherStep} />
      {refund?.state === 'failed' && (
        <ToolAlert tone="danger" title="The last refund failed">
          {formatAmount(refund.amount)} did not reach the buyer. Send it again below, or transfer it and note
          the reference.
        </ToolAlert>
      )}
    </>
  );
}
