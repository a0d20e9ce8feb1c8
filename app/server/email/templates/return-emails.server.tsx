import { formatResponseTime } from '~/content/company/response-times';
import { RETURN_ADDRESS_LINES, shopDeadlines } from '~/content/shop/shop-promises';
import type { ReturnState } from '~/domain/orders/order-return';
import type { EmailGlaze } from '../components/colours.server';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { formatGreeting, MutedParagraph, Paragraph, Quotation, Subheading } from '../components/text.server';

/** A refund has an email of its own. `closed`: the return ended without money. */
export type ReturnEmailState = Exclude<ReturnState, 'refunded'> | 'closed';

interface ReturnedItem {
  name: string;
  quantity: number;
}

interface ReturnEmail {
  /** Of the order. */
  number: string;
  items: readonly ReturnedItem[];
  /** The path of the order's page. */
  link: string;
}

interface ReturnUpdate extends ReturnEmail {
  state: ReturnEmailState;
  /** Of staff, to the buyer. */
  note?: string | undefined;
  /** Only to a confirmed email. */
  name?: string | undefined;
}

interface Texts {
  subject: string;
  heading: string;
  preview: string;
  paragraphs: readonly string[];
  /** Above the items. */
  itemsHeading: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
}

const describeReturn: Record<ReturnEmailState, (number: string) => Texts> = {
  requested: (number) => ({
    subject: `We have your return request: order ${number}`,
    heading: 'We have your return request',
    preview: `We look at it and write to you within ${formatResponseTime('returns')}.`,
    paragraphs: [
      `You asked to return items of order ${number}. We look at it and write to you within ${formatResponseTime('returns')}. Please keep the items and their packaging until then.`,
    ],
    itemsHeading: 'What you want to return',
    glazes: ['marigold', 'peacock'],
  }),
  approved: (number) => ({
    subject: `Please send your return: order ${number}`,
    heading: 'You can send your return',
    preview: 'Where to, and what to write on the parcel.',
    paragraphs: [
      `We agree to your return. Send the items with any courier that gives you a receipt, and write ${number} on the parcel.`,
      `When the parcel has arrived, we refund the price after discounts and the GST, ${shopDeadlines.refund}.`,
    ],
    itemsHeading: 'What goes back',
    glazes: ['jade', 'marigold'],
  }),
  rejected: (number) => ({
    subject: `We cannot accept your return: order ${number}`,
    heading: 'We cannot accept your return',
    preview: 'Why, and what you can do.',
    paragraphs: [
      `We looked at your request to return items of order ${number}, and cannot accept it. The reason is below. If you see it differently, reply to this email.`,
    ],
    itemsHeading: 'What stays with you',
    glazes: ['vermilion', 'peacock'],
  }),
  received: (number) => ({
    subject: `Your return of order ${number} has arrived`,
    heading: 'Your return has arrived',
    preview: `We refund it ${shopDeadlines.refund}.`,
    paragraphs: [
      `Your return of order ${number} has arrived. We refund its price after discounts and its GST the way you paid, ${shopDeadlines.refund}.`,
    ],
    itemsHeading: 'What came back',
    glazes: ['peacock', 'jade'],
  }),
  closed: (number) => ({
    subject: `Your return of order ${number} is closed`,
    heading: 'Your return is closed',
    preview: 'No more money goes back for it.',
    paragraphs: [
      `We have closed your return of order ${number}. No more money goes back for it. If you see it differently, reply to this email.`,
    ],
    itemsHeading: 'What came back',
    glazes: ['peacock', 'vermilion'],
  }),
};

const toFacts = (items: readonly ReturnedItem[]) =>
  items.map(({ name, quantity }) => ({ term: `${quantity} ×`, value: name }));

/** To the buyer: a return was requested, approved, rejected or received, or closed without money. */
export function returnUpdate({ number, items, state, note, name, link }: ReturnUpdate): EmailBody {
  const { subject, heading, preview, paragraphs, itemsHeading, glazes } = describeReturn[state](number);
  return {
    subject,
    body: (
      <EmailFrame
        preview={preview}
        heading={heading}
        seed={`${number} return ${state}`}
        glazes={glazes}
        reason="You receive this email because a return of an order with this address was requested in our shop."
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {note && <Quotation>{note}</Quotation>}
        {state === 'approved' && (
          <Facts facts={[{ term: 'Send it to', value: RETURN_ADDRESS_LINES.join('\n') }]} />
        )}
        <Subheading>{itemsHeading}</Subheading>
        <Facts facts={toFacts(items)} />
        <EmailButton href={link}>Open the order</EmailButton>
      </EmailFrame>
    ),
  };
}

interface ReturnStaffEmail extends Omit<ReturnEmail, 'link'> {
  reason: string;
  hasPhoto: boolean;
  /** Of the buyer. */
  name: string;
}

/** To the staff: a buyer requested a return. */
export function returnStaffEmail({ number, items, reason, hasPhoto, name }: ReturnStaffEmail): EmailBody {
  return {
    subject: `Return requested: ${number}`,
    body: (
      <EmailFrame
        preview={items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}
        heading={`Return requested: ${number}`}
        seed={`${number} return`}
        glazes={['marigold', 'peacock']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Facts facts={[{ term: 'From', value: name }, ...toFacts(items)]} />
        <Subheading>Why</Subheading>
        <Quotation>{reason}</Quotation>
        <MutedParagraph>
          {hasPhoto ? 'A photo came with it: it is on the order’s page in the back office. ' : ''}
          Reply to this email to write to the buyer.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
