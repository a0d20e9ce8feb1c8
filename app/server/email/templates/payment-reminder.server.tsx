import { shopDeadlines } from '~/content/shop/shop-promises';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { OrderTotals } from '../components/order-totals.server';
import { PaymentSection } from '../components/payment-section.server';
import { formatGreeting, MutedParagraph, Paragraph, Subheading } from '../components/text.server';
import { formatDay, formatMoment } from '../format-moment.server';

interface PaymentReminder {
  order: Pick<Order, 'number' | 'priced' | 'lines'>;
  due: OutstandingPayment;
  /** What has arrived of the price and has not gone back. */
  received: Paise;
  /** An ISO time. The order is cancelled then. */
  deadline: string;
  /** Only to a confirmed email. */
  name?: string | undefined;
  /** The path of the order's page. */
  link: string;
}

const describePayment = (number: string, received: Paise, outstanding: string): string =>
  received > 0
    ? `Only a part of the payment for order ${number} has arrived: ${formatMoney(received, site.currency.label)}. ${outstanding} is still to pay.`
    : `We have not found a payment for order ${number} yet.`;

/** To the buyer of an order that is not paid, before it is cancelled (R-ORDER-8). */
export function paymentReminder({ order, due, received, deadline, name, link }: PaymentReminder): EmailBody {
  const { number, priced, lines } = order;
  const moment = new Date(deadline);
  const amount = formatMoney(due.amount, site.currency.label);
  return {
    subject: `Please pay for order ${number}`,
    body: (
      <EmailFrame
        preview={`${amount} until ${formatDay(moment)}, or the order is cancelled.`}
        heading={received > 0 ? 'Your order is not paid in full yet' : 'Your order is not paid yet'}
        seed={`${number} reminder`}
        glazes={['marigold', 'vermilion']}
        reason="You receive this email because an order was placed in our shop with this address."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraph>
          {describePayment(number, received, amount)} We keep its items for you until {formatMoment(moment)}.{' '}
          {received > 0
            ? `If the rest has not arrived by then, the order is cancelled, and what you have paid goes back to you, ${shopDeadlines.refund}.`
            : 'If no payment has arrived by then, the order is cancelled.'}
        </Paragraph>
        <PaymentSection due={due} number={number} />
        <EmailButton href={link}>Open your order and pay</EmailButton>
        <MutedParagraph>
          If you have just paid, or no longer want the order, you need not do anything.
        </MutedParagraph>
        <Subheading>What you ordered</Subheading>
        <OrderTotals lines={lines} priced={priced} />
      </EmailFrame>
    ),
  };
}
