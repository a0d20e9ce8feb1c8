import type { LeadKind } from '../../leads/contract.server';
import type { Letter } from '../letter.server';
import { type Fact, Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { QuietWords, Quotation, Subheading } from '../parts/words.server';
import { LEAD_NAMES } from './lead-words.server';

interface LeadNotice {
  kind: LeadKind;
  /** The sender's name, or address. */
  from: string;
  message?: string | undefined;
  facts: readonly Fact[];
}

/** To the desk it is for: what came in. An answer to the mail goes to the sender. */
export function leadNotice({ kind, from, message, facts }: LeadNotice): Letter {
  const name = LEAD_NAMES[kind];
  return {
    subject: `${name} from ${from}`,
    body: (
      <MailFrame
        preview={message ?? 'The form is below.'}
        heading={`${name} from ${from}`}
        seed={`notice ${kind}`}
        glazes={['indigo', 'marigold']}
        reason="This address is named in the site’s settings as the desk for this form."
      >
        {message && <Quotation>{message}</Quotation>}
        <Subheading>The form</Subheading>
        <Facts facts={facts} />
        <QuietWords>Answer this mail to write to them.</QuietWords>
      </MailFrame>
    ),
  };
}
