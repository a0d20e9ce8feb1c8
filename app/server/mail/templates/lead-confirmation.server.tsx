import { paths } from '~/paths';
import type { StoredLead } from '../../leads/contract.server';
import { leadFacts } from '../../leads/lead-facts.server';
import type { Letter } from '../contract.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Quotation, Subheading, Words } from '../parts/words.server';
import { LEAD_WORDS } from './lead-words.server';

interface LeadConfirmation {
  lead: StoredLead;
  /** Opens the sender's private page. */
  token: string;
}

/** To somebody who sent a form: that it arrived, what was in it, and how to take it back. `undefined` for kinds without. */
export function leadConfirmation({ lead, token }: LeadConfirmation): Letter | undefined {
  const words = LEAD_WORDS[lead.kind];
  if (!words) return undefined;
  const { subject, heading, opening, glazes } = words;
  const facts = leadFacts(lead);
  return {
    subject,
    body: (
      <MailFrame
        preview={opening}
        heading={heading}
        seed={`lead ${lead.kind}`}
        glazes={glazes}
        reason="You get this one mail because somebody, we hope you, sent a form on our site with this address."
      >
        <Words>
          {lead.name ? `Thank you, ${lead.name}. ` : 'Thank you. '}
          {opening}
        </Words>
        {lead.message && (
          <>
            <Subheading>What you wrote</Subheading>
            <Quotation>{lead.message}</Quotation>
          </>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
        <LetterButton href={paths.message(token)}>See it, or take it back</LetterButton>
        <QuietWords>
          That page is yours alone. Taken back, what you sent is erased at once. Something to add? Just answer
          this mail.
        </QuietWords>
      </MailFrame>
    ),
  };
}
