import { REFUND_STATE_TEXTS } from '~/content/shop/refund-state-texts';
import type { OrderRefund, ReceivedPayment } from '~/domain/orders/order';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';

interface Entry {
  id: string;
  label: string;
  detail: string;
  amount: string;
}

/** The reference of a gift card ends with the number of this order. */
const describeReference = ({ provider, reference }: ReceivedPayment): string =>
  provider === 'gift-card' ? reference.replace(/ .*$/, '') : reference;

/** At the time of the payment: the card may have been spent since. */
function describeRest({ leftOnCard }: ReceivedPayment): string[] {
  if (leftOnCard === undefined) return [];
  return [leftOnCard === 0 ? 'nothing was left on it' : `${formatAmount(leftOnCard)} was left on it`];
}

function toEntries(payments: readonly ReceivedPayment[], refunds: readonly OrderRefund[]): Entry[] {
  return [
    ...payments.map((payment) => ({
      id: payment.id,
      label: payment.provider === 'gift-card' ? 'Gift card' : 'Your payment',
      amount: formatAmount(payment.amount),
      detail: [
        formatDate(payment.receivedAt.toISOString()),
        describeReference(payment),
        ...describeRest(payment),
      ].join(', '),
    })),
    ...refunds.map(({ id, amount, state, reason, reference, createdAt }) => ({
      id,
      label: 'Refund',
      amount: formatAmount(-amount),
      detail: [`${formatDate(createdAt.toISOString())}, ${REFUND_STATE_TEXTS[state]}`, reference, reason]
        .filter(Boolean)
        .join(', '),
    })),
  ];
}

interface OrderPaymentsProps {
  payments: readonly ReceivedPayment[];
  refunds: readonly OrderRefund[];
}

/** What the buyer paid, and what went back. */
export function OrderPayments({ payments, refunds }: OrderPaymentsProps) {
  return (
    <ul className="grid gap-grout">
      {toEntries(payments, refunds).map(({ id, label, detail, amount }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-tile bg-surface px-5 py-3"
        >
          <span>{label}</span>
          <span className="font-semibold tabular-nums">{amount}</span>
          <span className="col-span-2 text-sm wrap-anywhere text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
