import { shopDeadlines } from '~/content/shop/shop-promises';
import { formatMoney, type Paise } from '~/domain/money/money';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import type { Order } from '~/domain/orders/order';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { OrderTotals } from '../components/order-totals.server';
import { Paragraph, Quotation, Subheading } from '../components/text.server';

interface OrderCancelled {
  order: Pick<Order, 'number' | 'paid' | 'priced' | 'lines' | 'balance'>;
  /** A gift card paid a part of it, or all. It has its money back. */
  isByCard?: boolean;
  /** Who cancelled it: the buyer, staff, or the site because the order was not paid in time. */
  by: 'buyer' | 'staff' | 'payment-deadline';
  /** Of staff, to the buyer. */
  note?: string | undefined;
  /** Name of the buyer, for a confirmed email only. */
  name?: string | undefined;
  /** The page of the order. */
  link: string;
}

const formatPayment = (amount: Paise) => formatMoney(amount, site.currency.label);

interface CancellationTexts {
  paragraph: string;
  reason: string;
}

/** Texts by who cancelled the order. They begin after the name. */
const describeCancellation: Record<
  OrderCancelled['by'],
  (name: string | undefined, isAnythingPaid: boolean) => CancellationTexts
> = {
  buyer: (name) => ({
    paragraph: `${name ? `${name}, as` : 'As'} you asked, we have cancelled this order.`,
    reason:
      'You receive this email because an order of our shop with this address was cancelled by its buyer.',
  }),
  staff: (name) => ({
    paragraph: `${name ? `${name}, we` : 'We'} had to cancel this order. We are sorry.`,
    reason: 'You receive this email because an order of our shop with this address was cancelled.',
  }),
  'payment-deadline': (name, isAnythingPaid) => ({
    paragraph: isAnythingPaid
      ? `${name ? `${name}, only` : 'Only'} a part of the payment for this order arrived within ${PAYMENT_DAYS} days, so it is cancelled. If you still want it, please order again.`
      : `${name ? `${name}, no` : 'No'} payment for this order arrived within ${PAYMENT_DAYS} days, so it is cancelled. If you still want it, please order again.`,
    reason: 'You receive this email because an order of our shop with this address was not paid in time.',
  }),
};

/** What goes back, and when. */
function describeRefund({ order: { paid, balance }, isByCard }: OrderCancelled): string {
  const open = balance.excess;
  const onCard = isByCard ? 'What a gift card paid is already back on it. ' : '';
  if (open > 0)
    return `${onCard}We refund the ${formatPayment(open)} that you paid to the account it came from, ${shopDeadlines.refund}.`;
  if (paid) return onCard.trimEnd() || 'There is nothing to refund.';
  const unpaid = onCard || (balance.received > 0 ? '' : 'You had not paid yet. ');
  return `${unpaid}If a payment is on its way, we refund it, ${shopDeadlines.refund}.`;
}

function describePreview({ order: { balance }, isByCard }: OrderCancelled): string {
  if (balance.excess > 0) return `We refund ${formatPayment(balance.excess)}.`;
  return isByCard
    ? 'What a gift card paid is back on it.'
    : 'You do not have to pay, and we will not send it.';
}

/** To the buyer: the order is cancelled, and when a payment is refunded. */
export function orderCancelled(cancelled: OrderCancelled): EmailBody {
  const { order, by, note, name, link } = cancelled;
  const { number, priced, lines, balance } = order;
  const { paragraph, reason } = describeCancellation[by](name, balance.received > 0);
  return {
    subject: `Order ${number} is cancelled`,
    body: (
      <EmailFrame
        preview={describePreview(cancelled)}
        heading={`Order ${number} is cancelled`}
        seed={`${number} cancelled`}
        glazes={['peacock', 'marigold']}
        reason={reason}
      >
        <Paragraph>{paragraph}</Paragraph>
        {note && <Quotation>{note}</Quotation>}
        <Paragraph>{describeRefund(cancelled)}</Paragraph>
        <Subheading>Cancelled items</Subheading>
        <OrderTotals lines={lines} priced={priced} />
        <EmailButton href={link}>Open the order</EmailButton>
      </EmailFrame>
    ),
  };
}
