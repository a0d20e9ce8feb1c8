import { RETURN_STATE_LABELS } from '~/content/admin/state-labels';
import { ORDER_CHANNEL_TEXTS } from '~/content/shop/order-channel-texts';
import { RETURN_STATES } from '~/domain/orders/order-return';
import { getOrderStatusLabel } from '~/domain/orders/order-status';
import type { StaffOrderEvent } from '~/domain/orders/staff-order';
import type { DisputeState } from '~/domain/payments/dispute';
import { formatAmount } from '~/sections/format/format-amount';

const ACTOR_LABELS: Readonly<Record<StaffOrderEvent['actor'], string>> = {
  buyer: 'by the buyer',
  staff: 'by staff',
  payment: 'by the payment provider',
  system: 'automatically',
};

const DISPUTE_TITLES: Readonly<Record<DisputeState, string>> = {
  open: 'Payment disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

function describeTitle({ kind, status, details }: StaffOrderEvent): string {
  const amount = details?.amount === undefined ? '' : ` ${formatAmount(details.amount)}`;
  switch (kind) {
    case 'status':
      return getOrderStatusLabel(status);
    case 'payment':
      if (details?.currency) return `Payment in ${details.currency}, not recorded`;
      return details?.expected === undefined
        ? `Payment${amount}`
        : `Payment${amount} instead of ${formatAmount(details.expected)}`;
    case 'refund':
      if (details?.isSentAgain) return `Refund sent again${amount}`;
      if (details?.refundState === 'failed') return `Refund failed${amount}`;
      if (details?.refundState === 'done') return `Refund done${amount}`;
      return amount ? `Refund${amount}` : 'Refund transferred';
    case 'dispute':
      return `${DISPUTE_TITLES[details?.disputeState ?? 'open']}${amount}`;
    case 'return':
      return `Return ${RETURN_STATE_LABELS[details?.returnState ?? RETURN_STATES[0]]}`;
    case 'address':
      return 'New delivery address';
    case 'note':
      return 'Note';
  }
}

export interface EventText {
  title: string;
  /** Who, and facts such as the courier or the reference. */
  facts: string;
}

/** An event in words: what happened, by whom, and its facts. */
export function describeEvent(event: StaffOrderEvent): EventText {
  const { kind, status, actor, by, details } = event;
  const amount =
    kind === 'status' && details?.amount !== undefined ? formatAmount(details.amount) : undefined;
  const facts = [
    by ? `by ${by}` : ACTOR_LABELS[actor],
    ...(details?.channel ? [`came ${ORDER_CHANNEL_TEXTS[details.channel].phrase}`] : []),
    ...(amount && status === 'paid' ? [amount] : []),
    ...(details?.carrier ? [details.carrier] : []),
    ...(details?.reference ? [details.reference] : []),
    ...(details?.invoiceNumber ? [details.invoiceNumber] : []),
  ];
  return { title: describeTitle(event), facts: facts.join(', ') };
}
