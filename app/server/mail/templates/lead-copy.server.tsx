import type { AnsweredKind } from '../../leads/lead-desk.server';
import type { Letter } from '../letter.server';
import { type Fact, Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Quotation, Subheading, Words } from '../parts/words.server';
import { LEAD_WORDS } from './lead-words.server';

interface LeadCopy {
  kind: AnsweredKind;
  name?: string | undefined;
  message?: string | undefined;
  facts: readonly Fact[];
  /** The sender's private page. */
  link: string;
  /** Whether the entry for the calendar comes with it. */
  hasCalendarEntry: boolean;
}

/** To a sender whose address is confirmed: that a form arrived, what was in it, and how to take it back. */
export function leadCopy({ kind, name, message, facts, link, hasCalendarEntry }: LeadCopy): Letter {
  const { subject, heading, opening, glazes } = LEAD_WORDS[kind];
  return {
    subject,
    body: (
      <MailFrame
        preview={opening}
        heading={heading}
        seed={`lead ${kind}`}
        glazes={glazes}
        reason="You get this mail because you sent a form on our site, and it is known that this address is yours."
      >
        <Words>
          {name ? `Thank you, ${name}. ` : 'Thank you. '}
          {opening}
          {hasCalendarEntry && ' It is attached for your calendar.'}
        </Words>
        {message && (
          <>
            <Subheading>What you wrote</Subheading>
            <Quotation>{message}</Quotation>
          </>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
        <LetterButton href={link}>See it, or take it back</LetterButton>
        <QuietWords>
          That page is yours alone. Taken back, what you sent is erased at once. Something to add? Just answer
          this mail.
        </QuietWords>
      </MailFrame>
    ),
  };
}
