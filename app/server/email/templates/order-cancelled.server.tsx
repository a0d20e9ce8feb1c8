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
    paragraph: `${name ? `${name}, as` : 'As'} you asked, nothing more will happen to this order, and what was kept for you is back on the shelf.`,
    reason: 'You get this mail because an order of our shop with this address was cancelled by its buyer.',
  }),
  staff: (name) => ({
    paragraph: `${name ? `${name}, we` : 'We'} had to cancel this order. We are sorry. We will not send it.`,
    reason: 'You get this mail because an order of our shop with this address was cancelled.',
  }),
  'payment-deadline': (name) => ({
    paragraph: `${name ? `${name}, no` : 'No'} payment for this order arrived within ${PAYMENT_DAYS} days, so it is cancelled and what was kept for you is back on the shelf. You still want it? Order again; what is in stock is yours.`,
    reason: 'You get this mail because an order of our shop with this address was not paid in time.',
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
        preview={
          paid ? `${total} comes back the way it came.` : 'Nothing is to be paid, and nothing is sent.'
        }
        heading={`Order ${number} is cancelled`}
        seed={`${number} cancelled`}
        glazes={['peacock', 'marigold']}
        reason={reason}
      >
        <Paragraph>{paragraph}</Paragraph>
        {note && <Quotation>{note}</Quotation>}
        <Paragraph>
          {paid
            ? `The ${total} that you paid comes back the way it came, ${shopDeadlines.refund}.`
            : `You had not paid yet, so there is nothing to pay back. If a payment is on its way all the same, it comes back the way it came, ${shopDeadlines.refund}.`}
        </Paragraph>
        <Subheading>What it was</Subheading>
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
    subject: `Cancelled by its buyer: ${number}${paid ? ', to be paid back' : ''}`,
  };
}
