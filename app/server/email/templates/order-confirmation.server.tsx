import { ORDER_CHANNEL_TEXTS } from '~/content/shop/order-channel-texts';
import { getOrderIntro, listOrderNextSteps } from '~/content/shop/order-status-texts';
import { formatMoney } from '~/domain/money/money';
import type { Address } from '~/domain/orders/checkout-schema';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import type { OrderChannel } from '~/domain/orders/order-event';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { paths } from '~/paths';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { OrderTotals } from '../components/order-totals.server';
import { PaymentSection } from '../components/payment-section.server';
import { SiteLink } from '../components/site-link.server';
import { MutedParagraph, Paragraph, Subheading } from '../components/text.server';
import { formatMoment } from '../format-moment.server';

interface OrderConfirmation {
  /** Contains no text of the buyer. */
  order: Pick<Order, 'number' | 'status' | 'paymentMethod' | 'priced' | 'lines'>;
  /** For a confirmed email only. */
  buyer?: { name: string; delivery: Address } | undefined;
  /** The page of the order. For an unconfirmed email, with the key that confirms it. */
  link: string;
  /** Absent when there is nothing to pay. */
  due?: OutstandingPayment | undefined;
  /** An ISO time. An order that is not paid is cancelled then. */
  deadline?: string | undefined;
  /** The order contains only seats and gift cards. */
  isDeliveredByEmail: boolean;
  /** How the order came that staff entered. Absent: the buyer placed it on the site. */
  channel?: OrderChannel | undefined;
}

/** R-ORDER-18: what a buyer reads who did not fill in the form: to check it, and what they agreed to. */
const EnteredByStaff = () => (
  <Paragraph>
    Please check it. If something is wrong, reply to this email. Our{' '}
    <SiteLink href={paths.termsOfUse()}>terms of use</SiteLink> and our{' '}
    <SiteLink href={paths.refundPolicy()}>refund policy</SiteLink> apply to it.
  </Paragraph>
);

/** Why the email is to be confirmed, and what to do with an order of another person. */
const describeUnconfirmed = (channel: OrderChannel | undefined) =>
  channel
    ? {
        reason: 'because an email address is easily mistyped',
        stranger:
          'If you did not order anything, please reply to this email: we send nothing that is not paid.',
      }
    : {
        reason: 'because anybody can type an email address',
        stranger:
          'If you did not order anything, you need not do anything: we send nothing that is not paid.',
      };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** To the buyer: the order with its price, the payment, the next steps, and the secret link of the order. */
export function orderConfirmation({
  order,
  buyer,
  link,
  due,
  deadline,
  isDeliveredByEmail,
  channel,
}: OrderConfirmation): EmailBody {
  const { number, status, paymentMethod, priced, lines } = order;
  const steps = listOrderNextSteps({ status, paymentMethod, priced, isDue: false, isDeliveredByEmail });
  const total = formatMoney(priced.orderTotal, site.currency.label);
  const opening =
    channel && status === 'placed'
      ? `We have entered the order that ${ORDER_CHANNEL_TEXTS[channel].given}. Your items are reserved.`
      : getOrderIntro({ ...order, isDeliveredByEmail });
  const unconfirmed = describeUnconfirmed(channel);
  return {
    subject: `We have your order ${number}: ${total}`,
    body: (
      <EmailFrame
        preview={`${lines.length === 1 ? lines[0]?.name : `${lines.length} items`} for ${total}${due ? ', and how to pay' : ''}.`}
        heading={`Order ${number}`}
        seed={number}
        glazes={['marigold', 'vermilion']}
        reason="You receive this email because an order was placed in our shop with this address. It confirms the order until you receive the invoice."
      >
        <Paragraph>{buyer ? `${buyer.name}, ${lowerFirst(opening)}` : opening}</Paragraph>
        {channel && <EnteredByStaff />}
        {due && <PaymentSection due={due} number={number} />}
        {due && deadline && (
          <Paragraph>
            We keep these items for you until {formatMoment(new Date(deadline))}. An order that is not paid by
            then is cancelled.
          </Paragraph>
        )}
        <EmailButton href={link}>Open your order</EmailButton>
        <MutedParagraph>This link is private: anybody who has it can see the order.</MutedParagraph>
        {!buyer && (
          <MutedParagraph>
            {isDeliveredByEmail ? 'Your name is' : 'Your name and postal address are'} only on that page,{' '}
            {unconfirmed.reason}. Confirm there that this one is yours, and our next emails contain all of it.{' '}
            {unconfirmed.stranger}
          </MutedParagraph>
        )}
        <Subheading>What you ordered</Subheading>
        <OrderTotals lines={lines} priced={priced} />
        <Subheading>What happens next</Subheading>
        {steps.map((step) => (
          <Paragraph key={step}>{step}</Paragraph>
        ))}
        {buyer && !isDeliveredByEmail && (
          <Facts
            facts={[
              { term: 'Delivery to', value: [buyer.name, ...formatAddressLines(buyer.delivery)].join('\n') },
            ]}
          />
        )}
      </EmailFrame>
    ),
  };
}
