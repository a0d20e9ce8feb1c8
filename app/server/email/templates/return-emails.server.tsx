import { shopDeadlines } from '~/content/shop/shop-promises';
import type { ReturnState } from '~/domain/orders/order-return';
import { site } from '~site';
import type { EmailGlaze } from '../components/colours.server';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { formatGreeting, MutedParagraph, Paragraph, Quotation, Subheading } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

/** A refund has an email of its own. */
export type ReturnEmailState = Exclude<ReturnState, 'refunded'>;

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
  glazes: readonly [EmailGlaze, EmailGlaze];
}

const { lines, city, postalCode, state: addressState } = site.address;
const RETURN_ADDRESS = [site.legalName, ...lines, `${city} ${postalCode}`, addressState].join('\n');

const describeReturn: Record<ReturnEmailState, (number: string) => Texts> = {
  requested: (number) => ({
    subject: `Your return of order ${number} is in`,
    heading: 'Your return is in',
    preview: 'We look at it and write to you within two working days.',
    paragraphs: [
      `You want to send back something of order ${number}. We look at it and write to you within two working days. Please keep things and packing until then.`,
    ],
    glazes: ['marigold', 'peacock'],
  }),
  approved: (number) => ({
    subject: `Please send it back: order ${number}`,
    heading: 'You can send it back',
    preview: 'Where to, and what to write on the parcel.',
    paragraphs: [
      `We agree to your return. Send the things with any courier that gives you a receipt, and write ${number} on the parcel.`,
      `When it has arrived, its price after discounts and its GST come back ${shopDeadlines.refund}.`,
    ],
    glazes: ['jade', 'marigold'],
  }),
  rejected: (number) => ({
    subject: `We cannot take it back: order ${number}`,
    heading: 'We cannot take it back',
    preview: 'Why, and whom to ask.',
    paragraphs: [
      `We looked at your return of order ${number}, and cannot take it back. You see it differently? Answer this mail.`,
    ],
    glazes: ['vermilion', 'peacock'],
  }),
  received: (number) => ({
    subject: `Your return of order ${number} has arrived`,
    heading: 'Your return has arrived',
    preview: `The money comes back ${shopDeadlines.refund}.`,
    paragraphs: [
      `What you sent back of order ${number} is here. Its price after discounts and its GST come back the way they came, ${shopDeadlines.refund}.`,
    ],
    glazes: ['peacock', 'jade'],
  }),
};

const toFacts = (items: readonly ReturnedItem[]) =>
  items.map(({ name, quantity }) => ({ term: `${quantity} ×`, value: name }));

/** To the buyer: a return was requested, approved, rejected or received. */
export function returnUpdate({ number, items, state, note, name, link }: ReturnUpdate): EmailBody {
  const { subject, heading, preview, paragraphs, glazes } = describeReturn[state](number);
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
        {state === 'approved' && <Facts facts={[{ term: 'Send it to', value: RETURN_ADDRESS }]} />}
        <Subheading>What goes back</Subheading>
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
