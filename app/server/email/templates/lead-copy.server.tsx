import type { ConfirmationKind } from '~/domain/contact/lead';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { type EmailFact, Facts } from '../components/facts.server';
import { MutedParagraph, Paragraph, Quotation, Subheading } from '../components/text.server';
import { LEAD_TEXTS } from './lead-texts.server';

interface LeadCopy {
  kind: ConfirmationKind;
  name?: string | undefined;
  message?: string | undefined;
  facts: readonly EmailFact[];
  /** The private page of the lead. */
  link: string;
  /** Whether a calendar entry is attached. */
  hasCalendarEntry: boolean;
}

/** To the confirmed email of a form: a copy of it, with the link to withdraw it. */
export function leadCopy({ kind, name, message, facts, link, hasCalendarEntry }: LeadCopy): EmailBody {
  const { subject, heading, opening, glazes } = LEAD_TEXTS[kind];
  return {
    subject,
    body: (
      <EmailFrame
        preview={opening}
        heading={heading}
        seed={`lead ${kind}`}
        glazes={glazes}
        reason="You receive this email because you sent us a form and have confirmed this address."
      >
        <Paragraph>
          {name ? `Thank you, ${name}. ` : 'Thank you. '}
          {opening}
          {hasCalendarEntry && ' It is attached for your calendar.'}
        </Paragraph>
        {message && (
          <>
            <Subheading>What you wrote</Subheading>
            <Quotation>{message}</Quotation>
          </>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
        <EmailButton href={link}>See or withdraw it</EmailButton>
        <MutedParagraph>
          The page is private. If you withdraw your message, it is erased at once. To add something, reply to
          this email.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
