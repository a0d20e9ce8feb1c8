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

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="font-semibold text-text">{value}</dd>
    </>
  );
}

interface OpenDisputeProps extends DisputeAlertsProps {
  dispute: Dispute;
  /** The name of the provider. */
  provider: string;
}

function OpenDispute({ dispute, provider, staffOrder, now }: OpenDisputeProps) {
  const { amount, reason, answerBy, isRefundable, reference } = dispute;
  return (
    <ToolAlert tone="danger" title={`${formatAmount(amount)} disputed`}>
      <p>The buyer claims the money back from the bank. Answer in the dashboard of {provider}.</p>
      <dl className="my-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {answerBy && <Fact term="Answer by" value={formatDayAndTime(answerBy, now)} />}
        <Fact term="Reason" value={reason} />
        <Fact term="Number" value={reference} />
      </dl>
      <p>
        {isRefundable
          ? 'Nothing was taken yet: a refund settles it.'
          : `${provider} holds the money: it cannot be refunded until the dispute is decided.`}
        {isUnsent(staffOrder) && ' Keep the parcel until then.'}
      </p>
    </ToolAlert>
  );
}

/** Payments that buyers claim back from their bank (R-DISPUTE-1). */
export function DisputeAlerts({ staffOrder, now }: DisputeAlertsProps) {
  const { disputes, payments } = staffOrder;
  const providers = new Map(payments.map(({ id, provider }) => [id, PAYMENT_PROVIDER_NAMES[provider]]));
  const open = disputes.filter(({ state }) => state === 'open');
  const isLost = disputes.some(({ state }) => state === 'lost');
  return (
    <>
      {open.map((dispute) => (
        <OpenDispute
          key={dispute.id}
          dispute={dispute}
          provider={providers.get(dispute.paymentId) ?? ''}
          staffOrder={staffOrder}
          now={now}
        />
      ))}
      {isLost && isUnsent(staffOrder) && (
        <ToolAlert tone="warning" title="A dispute is lost">
          The bank gave the money to the buyer. Cancel the order instead of sending it.
        </ToolAlert>
      )}
    </>
  );
}
