import { shopDeadlines } from '~/content/shop/shop-deadlines';
import { formatMoney } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import { PAYMENT_DAYS } from '~/domain/orders/payment-deadline';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { OrderTotals } from '../components/order-totals.server';
import { Paragraph, Quotation, Subheading } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface OrderCancelled {
  order: Pick<Order, 'number' | 'paid' | 'priced' | 'lines'>;
  /** Who cancelled it: the buyer, staff, or the site because the order was not paid in time. */
  by: 'buyer' | 'staff' | 'payment-deadline';
  /** Of staff, to the buyer. */
  note?: string | undefined;
  /** Name of the buyer, for a confirmed email only. */
  name?: string | undefined;
  /** The page of the order. */
  link: string;
}

interface CancellationTexts {
  paragraph: string;
  reason: string;
}

/** Texts by who cancelled the order. They begin after the name. */
const describeCancellation: Record<OrderCancelled['by'], (name: string | undefined) => CancellationTexts> = {
  buyer: (name) => ({
    paragraph: `${name ? `${name}, as` : 'As'} you asked, we have cancelled this order.`,
    reason:
      'You receive this email because an order of our shop with this address was cancelled by its buyer.',
  }),
  staff: (name) => ({
    paragraph: `${name ? `${name}, we` : 'We'} had to cancel this order. We are sorry. We will not send it.`,
    reason: 'You receive this email because an order of our shop with this address was cancelled.',
  }),
  'payment-deadline': (name) => ({
    paragraph: `${name ? `${name}, no` : 'No'} payment for this order arrived within ${PAYMENT_DAYS} days, so it is cancelled. If you still want it, please order again.`,
    reason: 'You receive this email because an order of our shop with this address was not paid in time.',
  }),
};

/** To the buyer: the order is cancelled, and when a payment is refunded. */
export function orderCancelled({ order, by, note, name, link }: OrderCancelled): EmailBody {
  const { number, paid, priced, lines } = order;
  const total = formatMoney(priced.orderTotal, site.currency.label);
  const { paragraph, reason } = describeCancellation[by](name);
  return {
    subject: `Order ${number} is cancelled`,
    body: (
      <EmailFrame
        preview={paid ? `We refund ${total}.` : 'You do not have to pay, and we will not send it.'}
        heading={`Order ${number} is cancelled`}
        seed={`${number} cancelled`}
        glazes={['peacock', 'marigold']}
        reason={reason}
      >
        <Paragraph>{paragraph}</Paragraph>
        {note && <Quotation>{note}</Quotation>}
        <Paragraph>
          {paid
            ? `We refund the ${total} that you paid to the account it came from, ${shopDeadlines.refund}.`
            : `You had not paid yet. If a payment is on its way, we refund it, ${shopDeadlines.refund}.`}
        </Paragraph>
        <Subheading>Cancelled items</Subheading>
        <OrderTotals lines={lines} priced={priced} />
        <EmailButton href={link}>Open the order</EmailButton>
      </EmailFrame>
    ),
  };
}

/** The same, to the staff. */
export function orderCancelledStaffEmail(cancelled: OrderCancelled): EmailBody {
  const { number, paid } = cancelled.order;
  return {
    ...orderCancelled(cancelled),
    subject: `Cancelled by the buyer: ${number}${paid ? ', refund due' : ''}`,
  };
}
