import { describeArrival } from '~/content/shop/order-paid-texts';
import { REFUND_TRANSFERRED, REFUND_WAY, shopDeadlines } from '~/content/shop/shop-promises';
import { formatOptions } from '~/domain/cart/line-changes';
import { formatMoney, type Paise } from '~/domain/money/money';
import type { Order, OrderLine, Tracking } from '~/domain/orders/order';
import { site } from '~site';
import type { EmailGlaze } from '../components/colours.server';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { type EmailFact, Facts } from '../components/facts.server';
import { OrderTotals } from '../components/order-totals.server';
import { formatGreeting, Paragraph, Subheading } from '../components/text.server';
import { formatDay } from '../format-moment.server';

/** What happened to the order. `packed` is not in an email. */
export type OrderUpdate =
  /** `isDeliveredByEmail`: seats and gift cards only. */
  | {
      status: 'paid';
      isDeliveredByEmail: boolean;
      document?: DocumentPlace | undefined;
      giftCards?: readonly EmailedGiftCard[];
      /** The number of tickets. */
      tickets?: number;
      /** Gift cards for others. */
      gifts?: readonly EmailedGift[];
    }
  | { status: 'shipped'; tracking?: Tracking | undefined }
  /** Its status did not change. `delivery` has the lines of the new address, only for a confirmed email. */
  | { status: 'address'; delivery?: readonly string[] | undefined }
  /** `returnDeadline`: an ISO time. */
  | { status: 'delivered'; returnDeadline?: string | undefined }
  | {
      status: 'refunded';
      amount: Paise;
      scope: RefundScope;
      /** What a partial refund is for. Empty when only its amount is known. */
      goods?: readonly RefundedGoods[];
      /** Of staff, to the buyer. */
      note?: string | undefined;
      /** The part that went back to a gift card. */
      cardAmount?: Paise | undefined;
      reference?: string | undefined;
      document?: DocumentPlace | undefined;
    };

/** Units of a line of the order. */
export type RefundedGoods = Pick<OrderLine, 'name' | 'quantity' | 'options'>;

export interface EmailedGiftCard {
  /** In groups. */
  code: string;
  amount: Paise;
  /** An ISO time. */
  endsAt: string;
}

/** A gift card for another person. Its code is not in this email. */
export interface EmailedGift {
  /** ISO day. */
  sendOn: string;
  /** The name of the recipient, only for a confirmed email. */
  to?: string;
}

/** Where the invoice or the credit note is. */
export type DocumentPlace = 'attached' | 'on-page';

/**
 * The whole order, what was not refunded of it before, a part of it, a part of a cancelled order, or money that was paid beyond what
 * the order costs. `transferred`: a refund that an email announced before.
 */
export type RefundScope = 'order' | 'rest' | 'part' | 'cancelled' | 'excess' | 'transferred';

interface OrderStatusEmail {
  order: Pick<Order, 'number' | 'priced' | 'lines'>;
  update: OrderUpdate;
  /** Only to a confirmed email. */
  name?: string | undefined;
  /** The path of the order's page. */
  link: string;
}

interface Texts {
  subject: string;
  preview: string;
  heading: string;
  opening: string;
  more?: string;
  /** About the invoice or the credit note. */
  document?: string | undefined;
  facts?: readonly EmailFact[];
  button: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
}

const formatPayment = (amount: Paise) => formatMoney(amount, site.currency.label);

const describeDocument = (name: string, place: DocumentPlace | undefined): string | undefined =>
  place && (place === 'attached' ? `Your ${name} is attached.` : `Your ${name} is on the page of the order.`);

type Paid = Extract<OrderUpdate, { status: 'paid' }>;

const toCardFact = (
  { code, amount, endsAt }: EmailedGiftCard,
  index: number,
  all: readonly unknown[],
): EmailFact => ({
  term: all.length > 1 ? `Gift card ${index + 1}` : 'Gift card',
  value: `${code}, ${formatPayment(amount)}, until ${formatDay(new Date(endsAt))}`,
});

const toGiftFact = ({ sendOn, to }: EmailedGift): EmailFact => ({
  term: to ? `For ${to}` : 'As a present',
  value: `leaves on ${formatDay(new Date(sendOn))}`,
});

/** What the buyer needs of an order of which nothing is sent. */
function describeIssued({ giftCards = [], tickets = 0, gifts = [] }: Paid): string {
  if (tickets > 0)
    return tickets === 1
      ? 'Your ticket is on the order’s page, with a QR code to show at the entrance or to print.'
      : `Your ${tickets} tickets are on the order’s page, each with a QR code to show at the entrance or to print.`;
  if (giftCards.length === 0 && gifts.length > 0)
    return 'We send the code to the recipient on the morning of the day below, and email you when it has been sent. Until then you can change name, address and day on the page of the order.';
  return giftCards.length > 0
    ? 'Enter the code below at checkout. The rest stays on the card.'
    : 'It is yours now. Nothing is sent by post: just show the page of the order with its number.';
}

function describePaid(number: string, total: Paise, update: Paid): Texts {
  const { isDeliveredByEmail, document, giftCards = [], gifts = [] } = update;
  const facts = [...giftCards.map(toCardFact), ...gifts.map(toGiftFact)];
  const { packing, ...texts } = describeArrival(number, total);
  return {
    ...texts,
    document: describeDocument('GST invoice', document),
    preview: isDeliveredByEmail ? 'It is yours. Nothing is sent by post.' : `${packing}.`,
    more: isDeliveredByEmail ? describeIssued(update) : `${packing}, and email you when your parcel ships.`,
    ...(facts.length > 0 && { facts }),
    button: 'Open your order',
    glazes: ['jade', 'marigold'],
  };
}

function describeShipped(number: string, { carrier, url }: Tracking): Texts {
  const facts = [
    ...(carrier ? [{ term: 'Courier', value: carrier }] : []),
    ...(url ? [{ term: 'Tracking', value: url }] : []),
  ];
  return {
    subject: `Order ${number} is on its way`,
    preview: `${carrier ? `${carrier} brings it` : 'The courier brings it'} in ${shopDeadlines.delivery}.`,
    heading: 'Your parcel is on its way',
    opening: `Order ${number} has been shipped. The courier brings it in ${shopDeadlines.delivery}, and calls before.`,
    more: 'Please make sure that a person can take the parcel.',
    ...(facts.length > 0 && { facts }),
    button: 'Track your order',
    glazes: ['peacock', 'marigold'],
  };
}

function describeAddress(number: string, delivery: readonly string[] | undefined): Texts {
  return {
    subject: `Order ${number} goes to a new address`,
    preview: 'We changed where your parcel goes.',
    heading: 'A new delivery address',
    opening: `We changed the delivery address of order ${number}. What you pay does not change.`,
    more: `Did you not ask for this, or is something of it wrong? Write to ${site.emails.orders} before the parcel is packed.`,
    ...(delivery && { facts: [{ term: 'It goes to', value: delivery.join('\n') }] }),
    button: 'Open the order',
    glazes: ['indigo', 'marigold'],
  };
}

function describeDelivered(number: string, returnDeadline: string | undefined): Texts {
  const until = returnDeadline && formatDay(new Date(returnDeadline));
  return {
    subject: `Order ${number} has arrived`,
    preview: until ? `You can return it until ${until}.` : 'We hope it is what you wanted.',
    heading: 'Your parcel has arrived',
    opening: `Order ${number} was delivered. We hope it is what you wanted.`,
    ...(until && {
      more: `If something is wrong or you do not want to keep it, you can return it until ${until}: open the order and request a return. A photo helps if something is damaged.`,
    }),
    button: until ? 'Open the order or return an item' : 'Open your order',
    glazes: ['jade', 'peacock'],
  };
}

type Refunded = Extract<OrderUpdate, { status: 'refunded' }>;

const REFUND_OPENINGS: Record<RefundScope, (number: string, sum: string) => string> = {
  order: (number, sum) => `We have refunded order ${number} in full: ${sum}, GST included.`,
  part: (number, sum) =>
    `We have refunded a part of order ${number}: ${sum}, GST included. The rest of the order does not change.`,
  rest: (number, sum) =>
    `We have refunded the rest of order ${number}: ${sum}, GST included. With it, everything that was paid goes back.`,
  cancelled: (number, sum) => `Order ${number} was cancelled. We have refunded ${sum} of it, GST included.`,
  transferred: (number, sum) => `The ${sum} that we refunded of order ${number} has been transferred.`,
  excess: (number, sum) =>
    `We received more than the price of order ${number}. We refund the difference of ${sum}.`,
};

const formatGoods = ({ name, quantity, options }: RefundedGoods): string =>
  `${quantity} × ${[name, formatOptions(options)].filter(Boolean).join(', ')}`;

/** A gift card has its money back at once. */
function describeWay({ amount, scope, cardAmount = 0 }: Refunded): string {
  if (scope === 'transferred') return REFUND_TRANSFERRED;
  if (cardAmount === 0) return `The money goes back ${REFUND_WAY}`;
  const onCard = `${formatPayment(cardAmount)} of it is already back on the gift card.`;
  return cardAmount < amount
    ? `${onCard} The rest goes back ${REFUND_WAY}`
    : 'It is already back on the gift card.';
}

function previewRefund({ amount, scope, cardAmount = 0 }: Refunded): string {
  if (scope === 'transferred') return REFUND_TRANSFERRED;
  return cardAmount < amount
    ? `The way it came, ${shopDeadlines.refund}.`
    : 'It is on the gift card already.';
}

function describeRefunded(number: string, update: Refunded): Texts {
  const { amount, scope, reference, document, goods = [], note } = update;
  const sum = formatPayment(amount);
  const isTransferred = scope === 'transferred';
  return {
    document: describeDocument('credit note', document),
    subject: isTransferred
      ? `${sum} of order ${number} is transferred`
      : `${sum} of order ${number} comes back to you`,
    preview: previewRefund(update),
    heading: isTransferred ? `${sum} is transferred to you` : `${sum} comes back to you`,
    opening: REFUND_OPENINGS[scope](number, sum),
    more: describeWay(update),
    facts: [
      ...(goods.length > 0 ? [{ term: 'Refunded', value: goods.map(formatGoods).join('\n') }] : []),
      ...(note ? [{ term: 'Reason', value: note }] : []),
      ...(reference ? [{ term: 'Reference', value: reference }] : []),
    ],
    button: 'Open the order',
    glazes: ['peacock', 'vermilion'],
  };
}

function describeUpdate(number: string, total: Paise, update: OrderUpdate): Texts {
  switch (update.status) {
    case 'paid':
      return describePaid(number, total, update);
    case 'shipped':
      return describeShipped(number, update.tracking ?? {});
    case 'address':
      return describeAddress(number, update.delivery);
    case 'delivered':
      return describeDelivered(number, update.returnDeadline);
    case 'refunded':
      return describeRefunded(number, update);
  }
}

/** To the buyer: the order was paid, shipped, delivered or refunded, or goes to another address. */
export function orderStatusEmail({ order, update, name, link }: OrderStatusEmail): EmailBody {
  const { number, priced, lines } = order;
  const texts = describeUpdate(number, priced.orderTotal, update);
  const { subject, preview, heading, opening, more, document, facts, button, glazes } = texts;
  return {
    subject,
    body: (
      <EmailFrame
        preview={preview}
        heading={heading}
        seed={`${number} ${update.status}`}
        glazes={glazes}
        reason="You receive this email because an order was placed in our shop with this address."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraph>{opening}</Paragraph>
        {more && <Paragraph>{more}</Paragraph>}
        {document && <Paragraph>{document}</Paragraph>}
        {facts && facts.length > 0 && <Facts facts={facts} />}
        <EmailButton href={link}>{button}</EmailButton>
        <Subheading>What you ordered</Subheading>
        <OrderTotals lines={lines} priced={priced} />
      </EmailFrame>
    ),
  };
}
