import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { formatGreeting, MutedParagraph, Paragraph, Quotation } from '../components/text.server';
import { formatDay } from '../format-moment.server';

const format = (total: Paise) => formatMoney(total, site.currency.label);

interface QuoteSent {
  name: string;
  number: string;
  revision: number;
  total: Paise;
  /** ISO day. */
  validUntil: string;
  link: string;
}

/** To the client: a quote, or another revision of it. */
export function quoteSent({ name, number, revision, total, validUntil, link }: QuoteSent): EmailBody {
  const isRevised = revision > 1;
  return {
    subject: isRevised ? `Quote ${number}, revision ${revision}` : `Your quote ${number}`,
    body: (
      <EmailFrame
        preview={`${format(total)}, valid until ${formatDay(new Date(validUntil))}`}
        heading={isRevised ? 'Your revised quote' : 'Your quote'}
        seed={number}
        glazes={['jade', 'marigold']}
        reason={`You receive this email because ${site.name} prepared a quote for you.`}
      >
        <Paragraph>
          {formatGreeting(name, '.')}{' '}
          {isRevised
            ? 'We changed your quote. This revision replaces the one before.'
            : 'Here is the quote that we prepared for you.'}{' '}
          Read it, ask a question, and accept or decline it on its page.
        </Paragraph>
        <Facts
          facts={[
            { term: 'Quote', value: isRevised ? `${number}, revision ${revision}` : number },
            { term: 'Total with GST', value: format(total) },
            { term: 'Valid until', value: formatDay(new Date(validUntil)) },
          ]}
        />
        <EmailButton href={link}>Read the quote</EmailButton>
        <MutedParagraph>The link is private: anybody who has it can accept the quote.</MutedParagraph>
      </EmailFrame>
    ),
  };
}

interface QuoteAccepted {
  name: string;
  number: string;
  total: Paise;
  /** As typed on the page. */
  by: string;
  link: string;
}

/** To the client: the quote is accepted. */
export const quoteAccepted = ({ name, number, total, by, link }: QuoteAccepted): EmailBody => ({
  subject: `Quote ${number} is accepted`,
  body: (
    <EmailFrame
      preview={`${by} accepted it. We will write to you about the next step.`}
      heading="The quote is accepted"
      seed={number}
      glazes={['jade', 'marigold']}
      reason={`You receive this email because ${site.name} prepared a quote for you.`}
    >
      <Paragraph>
        {formatGreeting(name, '.')} {by} accepted the quote. Thank you. We will write to you about the next
        step.
      </Paragraph>
      <Facts
        facts={[
          { term: 'Quote', value: number },
          { term: 'Total with GST', value: format(total) },
        ]}
      />
      <EmailButton href={link}>Open the quote</EmailButton>
    </EmailFrame>
  ),
});

interface QuoteStaffEmail {
  number: string;
  total: Paise;
  name: string;
  email: string;
  company?: string;
  /** Who accepted it. */
  by?: string;
  /** Why it was declined. */
  reason?: string;
  /** Of its page in the back office. */
  path: string;
}

/** To the staff: a client accepted or declined a quote. A reply goes to the client. */
export function quoteStaffEmail({
  number,
  total,
  name,
  email,
  company,
  by,
  reason,
  path,
}: QuoteStaffEmail): EmailBody {
  const heading = `Quote ${number} is ${reason === undefined ? 'accepted' : 'declined'}`;
  return {
    subject: `${heading}: ${format(total)}`,
    body: (
      <EmailFrame
        preview={reason ?? `${by} accepted it.`}
        heading={heading}
        seed={number}
        glazes={['marigold', 'vermilion']}
        reason="This address is named in the site’s settings as the address for projects."
      >
        <Facts
          facts={[
            { term: 'Client', value: name },
            ...(company ? [{ term: 'Company', value: company }] : []),
            { term: 'Email', value: email },
            { term: 'Total with GST', value: format(total) },
            ...(by ? [{ term: 'Accepted by', value: by }] : []),
          ]}
        />
        {reason !== undefined && <Quotation>{reason}</Quotation>}
        <EmailButton href={path}>Open the quote</EmailButton>
        <MutedParagraph>Reply to this email to write to the client.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
