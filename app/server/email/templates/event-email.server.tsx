import type { EventEmailFacts } from '~/domain/tickets/event-email';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { formatGreeting, MutedParagraph, Paragraph, Paragraphs } from '../components/text.server';

const PREVIEW_LENGTH = 120;

interface EventEmail extends EventEmailFacts {
  subject: string;
  /** Written by a member of staff. Empty lines separate paragraphs. */
  text: string;
  /** Of the recipient, with the paths of the pages that show their tickets. */
  orders: readonly { number: string; link: string }[];
  /** Only to a confirmed email. */
  name?: string | undefined;
}

/** R-TICKET-13: to a buyer of tickets, what staff write to the guests of an event. */
export function eventEmail({ subject, text, eventName, facts, orders, name }: EventEmail): EmailBody {
  return {
    subject,
    body: (
      <EmailFrame
        preview={text.slice(0, PREVIEW_LENGTH)}
        heading={subject}
        seed={`event ${eventName}`}
        glazes={['jade', 'vermilion']}
        reason={`You receive this email because tickets for “${eventName}” were bought in our shop with this address.`}
      >
        {name && <Paragraph>{formatGreeting(name)}</Paragraph>}
        <Paragraphs>{text}</Paragraphs>
        <Facts
          facts={[
            { term: 'Event', value: eventName },
            ...facts.map(({ label, value }) => ({ term: label, value })),
          ]}
        />
        {orders.map(({ number, link }) => (
          <EmailButton key={number} href={link}>
            {orders.length === 1 ? 'Show your tickets' : `Show the tickets of order ${number}`}
          </EmailButton>
        ))}
        <MutedParagraph>Reply to this email to write back.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
