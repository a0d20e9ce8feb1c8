import { nextSteps, ORDER_OPENINGS } from '~/content/order-words';
import { addressLines } from '~/domain/address-words';
import { formatMoney } from '~/domain/money';
import type { PaymentDue } from '~/domain/payment-due';
import { paths } from '~/paths';
import { site } from '~site';
import type { Order } from '../../orders/contract.server';
import type { Letter } from '../contract.server';
import { Bill } from '../parts/bill.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { Payment } from '../parts/payment.server';
import { QuietWords, Subheading, Words } from '../parts/words.server';

interface OrderConfirmation {
  order: Order;
  /** Opens the order's page. */
  accessKey: string;
  /** Absent when there is nothing to pay. */
  due?: PaymentDue | undefined;
  /** Seats and gift cards only. */
  nothingIsSent: boolean;
}

/** To whoever ordered: what, for how much and why so much, how to pay, what happens next, and the order's own link. */
export function orderConfirmation({ order, accessKey, due, nothingIsSent }: OrderConfirmation): Letter {
  const { number, status, paymentMethod, priced, contact, delivery, lines } = order;
  const steps = nextSteps({ status, paymentMethod, isDue: false, nothingIsSent });
  const total = formatMoney(priced.orderTotal, site.currency.label);
  return {
    subject: `Order ${number} is in: ${total}`,
    body: (
      <MailFrame
        preview={`${lines.length === 1 ? lines[0]?.name : `${lines.length} things`} for ${total}, and how to pay.`}
        heading={`Order ${number}`}
        seed={number}
        glazes={['marigold', 'vermilion']}
        reason="You get this mail because an order was placed in our shop with this address. It stands for the order until the invoice comes."
      >
        <Words>
          {contact.name}, {ORDER_OPENINGS[status].charAt(0).toLowerCase() + ORDER_OPENINGS[status].slice(1)}
        </Words>
        {due && <Payment due={due} number={number} />}
        <LetterButton href={paths.shop.order(number, accessKey)}>Open your order</LetterButton>
        <QuietWords>This link is yours alone: whoever has it sees the order.</QuietWords>
        <Subheading>What you ordered</Subheading>
        <Bill lines={lines} priced={priced} />
        <Subheading>What happens next</Subheading>
        {steps.map((step) => (
          <Words key={step}>{step}</Words>
        ))}
        {!nothingIsSent && (
          <Facts
            facts={[{ term: 'It goes to', value: [contact.name, ...addressLines(delivery)].join('\n') }]}
          />
        )}
      </MailFrame>
    ),
  };
}
