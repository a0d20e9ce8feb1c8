import { nextSteps, ORDER_OPENINGS } from '~/content/order-words';
import { addressLines } from '~/domain/address-words';
import type { Address } from '~/domain/checkout';
import { formatMoney } from '~/domain/money';
import type { PaymentDue } from '~/domain/payment-due';
import { site } from '~site';
import type { Order } from '../../orders/contract.server';
import type { Letter } from '../letter.server';
import { Bill } from '../parts/bill.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { Payment } from '../parts/payment.server';
import { QuietWords, Subheading, Words } from '../parts/words.server';

interface OrderConfirmation {
  /** Nothing of it is written by the buyer: products, options and amounts are ours. */
  order: Pick<Order, 'number' | 'status' | 'paymentMethod' | 'priced' | 'lines'>;
  /** Only to a confirmed address. */
  buyer?: { name: string; delivery: Address } | undefined;
  /** The order's page; to an unconfirmed address with the key that confirms it. */
  link: string;
  /** Absent when there is nothing to pay. */
  due?: PaymentDue | undefined;
  /** Seats and gift cards only. */
  nothingIsSent: boolean;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** To whoever ordered: what, for how much and why so much, how to pay, what happens next, and the order's own link. */
export function orderConfirmation({ order, buyer, link, due, nothingIsSent }: OrderConfirmation): Letter {
  const { number, status, paymentMethod, priced, lines } = order;
  const steps = nextSteps({ status, paymentMethod, isDue: false, nothingIsSent });
  const total = formatMoney(priced.orderTotal, site.currency.label);
  const opening = ORDER_OPENINGS[status];
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
        <Words>{buyer ? `${buyer.name}, ${lowerFirst(opening)}` : opening}</Words>
        {due && <Payment due={due} number={number} />}
        <LetterButton href={link}>Open your order</LetterButton>
        <QuietWords>This link is yours alone: whoever has it sees the order.</QuietWords>
        {!buyer && (
          <QuietWords>
            Name and address stand on that page alone, because anybody can type a mail address. Confirm there
            that it is yours, and all of it comes by mail. You ordered nothing? Then do nothing: what is not
            paid is not sent.
          </QuietWords>
        )}
        <Subheading>What you ordered</Subheading>
        <Bill lines={lines} priced={priced} />
        <Subheading>What happens next</Subheading>
        {steps.map((step) => (
          <Words key={step}>{step}</Words>
        ))}
        {buyer && !nothingIsSent && (
          <Facts
            facts={[{ term: 'It goes to', value: [buyer.name, ...addressLines(buyer.delivery)].join('\n') }]}
          />
        )}
      </MailFrame>
    ),
  };
}
