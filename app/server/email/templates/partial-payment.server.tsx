import { shopDeadlines } from '~/content/shop/shop-promises';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { OrderTotals } from '../components/order-totals.server';
import { PaymentSection } from '../components/payment-section.server';
import { formatGreeting, MutedParagraph, Paragraph, Subheading } from '../components/text.server';
import { formatDay, formatMoment } from '../format-moment.server';

interface PartialPayment {
  order: Pick<Order, 'number' | 'priced' | 'lines'>;
  /** The part that arrived. `receivedAt` is an ISO time, `reference` the UTR of the transfer. */
  payment: { amount: Paise; receivedAt: string; reference: string };
  /** Everything that has arrived and has not gone back, with this part and what a gift card paid. */
  received: Paise;
  /** The rest. */
  due: OutstandingPayment;
  /** An ISO time. The order is cancelled then. */
  deadline: string;
  /** Only to a confirmed email. */
  name?: string | undefined;
  /** The path of the order's page. */
  link: string;
}

const formatPayment = (amount: Paise) => formatMoney(amount, site.currency.label);

/** To the buyer of whose payment a part arrived (R-PAYMENT-9). */
export function partialPayment(data: PartialPayment): EmailBody {
  const { order, payment, received, due, deadline, name, link } = data;
  const { number, priced, lines } = order;
  const arrived = formatPayment(payment.amount);
  const rest = formatPayment(due.amount);
  const moment = new Date(deadline);
  return {
    subject: `${rest} of order ${number} is still to pay`,
    body: (
      <EmailFrame
        preview={`${arrived} has arrived. Please pay the rest until ${formatDay(moment)}.`}
        heading="A part of your payment has arrived"
        seed={`${number} part ${received}`}
        glazes={['marigold', 'jade']}
        reason="You receive this email because an order was placed in our shop with this address."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraph>
          We have received {arrived} for order {number}. Thank you. It costs{' '}
          {formatPayment(priced.orderTotal)}, so {rest} is still to pay.
        </Paragraph>
        <Facts
          facts={[
            { term: 'Arrived', value: `${arrived} on ${formatDay(new Date(payment.receivedAt))}` },
            { term: 'Its reference', value: payment.reference },
            ...(received > payment.amount ? [{ term: 'Paid so far', value: formatPayment(received) }] : []),
          ]}
        />
        <PaymentSection due={due} number={number} />
        <Paragraph>
          We keep the items for you until {formatMoment(moment)}. If the rest has not arrived by then, the
          order is cancelled, and what you have paid goes back to you, {shopDeadlines.refund}.
        </Paragraph>
        <EmailButton href={link}>Open your order and pay the rest</EmailButton>
        <MutedParagraph>
          If you have just paid the rest, you need not do anything. If you think that all of it is paid, reply
          to this email with the reference of your transfer.
        </MutedParagraph>
        <Subheading>What you ordered</Subheading>
        <OrderTotals lines={lines} priced={priced} />
      </EmailFrame>
    ),
  };
}
