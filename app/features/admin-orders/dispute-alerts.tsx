import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import { hasParcel } from '~/domain/orders/order-status';
import type { StaffOrder } from '~/domain/orders/staff-order';
import type { Dispute } from '~/domain/payments/dispute';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface DisputeAlertsProps {
  staffOrder: StaffOrder;
  now: Date;
}

/** The parcel is still here. */
const isUnsent = ({ order }: StaffOrder): boolean =>
  hasParcel(order) && (order.status === 'paid' || order.status === 'packed');

function OpenDispute({ dispute, staffOrder, now }: DisputeAlertsProps & { dispute: Dispute }) {
  const { amount, reason, answerBy, isRefundable, paymentId, reference } = dispute;
  const payment = staffOrder.payments.find(({ id }) => id === paymentId);
  const provider = payment ? PAYMENT_PROVIDER_NAMES[payment.provider] : 'the provider';
  return (
    <ToolAlert tone="danger" title={`${formatAmount(amount)} disputed`}>
      The buyer claims the money back from the bank: {reason}. Answer {reference} in the dashboard of{' '}
      {provider}
      {answerBy && ` by ${formatDayAndTime(answerBy, now)}`}.{' '}
      {isRefundable
        ? 'Nothing was taken yet: a refund settles it.'
        : 'The provider holds the money: it cannot be refunded until the dispute is decided.'}
      {isUnsent(staffOrder) && ' Keep the parcel until then.'}
    </ToolAlert>
  );
}

/** Payments that buyers claim back from their bank (R-DISPUTE-1). */
export function DisputeAlerts({ staffOrder, now }: DisputeAlertsProps) {
  const { disputes } = staffOrder;
  const open = disputes.filter(({ state }) => state === 'open');
  const isLost = disputes.some(({ state }) => state === 'lost');
  return (
    <>
      {open.map((dispute) => (
        <OpenDispute key={dispute.id} dispute={dispute} staffOrder={staffOrder} now={now} />
      ))}
      {isLost && isUnsent(staffOrder) && (
        <ToolAlert tone="warning" title="A dispute is lost">
          The bank gave the money to the buyer. Cancel the order instead of sending it.
        </ToolAlert>
      )}
    </>
  );
}
