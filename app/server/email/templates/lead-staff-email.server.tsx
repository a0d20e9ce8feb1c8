import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { LeadKind } from '~/domain/contact/lead';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { type EmailFact, Facts } from '../components/facts.server';
import { MutedParagraph, Quotation, Subheading } from '../components/text.server';

interface LeadStaffEmail {
  kind: LeadKind;
  /** Name or email of the sender. */
  from: string;
  message?: string | undefined;
  facts: readonly EmailFact[];
}

/** To the staff: a form was sent. A reply goes to the sender. */
export function leadStaffEmail({ kind, from, message, facts }: LeadStaffEmail): EmailBody {
  const name = LEAD_NAMES[kind];
  return {
    subject: `${name} from ${from}`,
    body: (
      <EmailFrame
        preview={message ?? 'The form is below.'}
        heading={`${name} from ${from}`}
        seed={`staff email ${kind}`}
        glazes={['indigo', 'marigold']}
        reason="This address is named in the site’s settings as the address for this form."
      >
        {message && <Quotation>{message}</Quotation>}
        <Subheading>The form</Subheading>
        <Facts facts={facts} />
        <MutedParagraph>Reply to this email to write to them.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
