import { REFUND_TRANSFERRED, REFUND_WAY } from '~/content/shop/shop-promises';
import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';
import type { EmailGlaze } from '../components/colours.server';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { formatGreeting, MutedParagraph, Paragraph } from '../components/text.server';
import { formatDay } from '../format-moment.server';

type ProjectInvoiceKind =
  | 'issued'
  | 'overdue'
  | 'part-paid'
  | 'paid'
  | 'cancelled'
  | 'refunded'
  | 'transferred';

interface ProjectInvoice {
  kind: ProjectInvoiceKind;
  name: string;
  project: string;
  /** Of the milestone. */
  title: string;
  /** The number of the invoice. */
  invoice: string;
  /** What a transfer names. */
  reference: string;
  /** The total of the invoice, what is left to pay of it, or what goes back to the client. */
  amount: Paise;
  /** The part that arrived. */
  arrived?: Paise;
  /** Whether the credit note of a refund is attached. */
  hasCreditNote?: boolean;
  /** ISO day. */
  dueOn: string;
  /** Why it is cancelled. */
  reason?: string;
  /** The private payment page. */
  link: string;
}

interface Texts {
  subject: string;
  heading: string;
  opening: string;
  more?: string;
  button: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
}

function describeRefund({ kind, project, title, invoice, amount, hasCreditNote }: ProjectInvoice): Texts {
  const sum = formatMoney(amount, site.currency.label);
  const isTransferred = kind === 'transferred';
  const note = hasCreditNote ? ' The credit note is attached.' : '';
  return {
    subject: isTransferred
      ? `${sum} of invoice ${invoice} is transferred`
      : `${sum} of invoice ${invoice} comes back to you`,
    heading: isTransferred ? `${sum} is transferred to you` : `${sum} comes back to you`,
    opening: isTransferred
      ? `The ${sum} that we refunded of invoice ${invoice}, “${title}” of ${project}, has been transferred.${note}`
      : `We refund ${sum} of invoice ${invoice}, “${title}” of ${project}.${note}`,
    more: isTransferred ? REFUND_TRANSFERRED : `The money goes back ${REFUND_WAY}`,
    button: 'Open the invoice',
    glazes: ['peacock', 'vermilion'],
  };
}

function describe(data: ProjectInvoice): Texts {
  const { kind, project, title, invoice, amount, arrived = 0, dueOn, reason } = data;
  const sum = formatMoney(amount, site.currency.label);
  const day = formatDay(new Date(dueOn));
  switch (kind) {
    case 'issued':
      return {
        subject: `Invoice ${invoice}: ${title}`,
        heading: `${title} is done`,
        opening: `The milestone “${title}” of ${project} is done. Its invoice over ${sum} is attached, payable by ${day}.`,
        button: 'Pay the invoice',
        glazes: ['jade', 'marigold'],
      };
    case 'overdue':
      return {
        subject: `Invoice ${invoice} was payable by ${day}`,
        heading: 'An invoice is not paid yet',
        opening: `We have not found a payment of ${sum} for invoice ${invoice}, “${title}” of ${project}. It was payable by ${day}.`,
        more: 'If you have just paid, you need not do anything. If something is wrong with the invoice, reply to this email.',
        button: 'Pay the invoice',
        glazes: ['marigold', 'vermilion'],
      };
    case 'part-paid':
      return {
        subject: `${sum} of invoice ${invoice} is still to pay`,
        heading: 'A part of your payment has arrived',
        opening: `We have received ${formatMoney(arrived, site.currency.label)} for invoice ${invoice}, “${title}” of ${project}. Thank you. ${sum} is still to pay, by ${day}.`,
        more: 'If you have just paid the rest, you need not do anything. If you think that all of it is paid, reply to this email with the reference of your transfer.',
        button: 'Pay the rest',
        glazes: ['marigold', 'jade'],
      };
    case 'paid':
      return {
        subject: `Invoice ${invoice} is paid`,
        heading: 'We have received your payment',
        opening: `The ${sum} for “${title}” of ${project} have arrived. Thank you.`,
        button: 'Open the invoice',
        glazes: ['jade', 'peacock'],
      };
    case 'cancelled':
      return {
        subject: `Invoice ${invoice} is cancelled`,
        heading: 'The invoice is cancelled',
        opening: `We cancelled invoice ${invoice} for “${title}” of ${project}. The credit note is attached, and nothing is to be paid.`,
        ...(reason && { more: reason }),
        button: 'Open the invoice',
        glazes: ['peacock', 'vermilion'],
      };
    case 'refunded':
    case 'transferred':
      return describeRefund(data);
  }
}

/** An overdue invoice may have been paid in part. */
function getAmountTerm(kind: ProjectInvoiceKind): string {
  if (kind === 'refunded' || kind === 'transferred') return 'Refunded';
  return kind === 'overdue' || kind === 'part-paid' ? 'Still to pay' : 'Total with GST';
}

/** To the client: the invoice of a milestone, and what becomes of it. */
export function projectInvoice(data: ProjectInvoice): EmailBody {
  const { kind, name, invoice, reference, amount, dueOn, link } = data;
  const { subject, heading, opening, more, button, glazes } = describe(data);
  const isPayable = kind === 'issued' || kind === 'overdue' || kind === 'part-paid';
  return {
    subject,
    body: (
      <EmailFrame
        preview={opening}
        heading={heading}
        seed={`${invoice} ${kind}`}
        glazes={glazes}
        reason={`You receive this email because ${site.name} works on a project for you.`}
      >
        <Paragraph>
          {formatGreeting(name, '.')} {opening}
        </Paragraph>
        {more && <Paragraph>{more}</Paragraph>}
        <Facts
          facts={[
            { term: 'Invoice', value: invoice },
            {
              term: getAmountTerm(kind),
              value: formatMoney(amount, site.currency.label),
            },
            ...(isPayable
              ? [
                  { term: 'Payable by', value: formatDay(new Date(dueOn)) },
                  { term: 'Payment reference', value: reference },
                ]
              : []),
          ]}
        />
        <EmailButton href={link}>{button}</EmailButton>
        <MutedParagraph>The link is private: anybody who has it can see the invoice.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
