import type { StoredLead } from '../../leads/contract.server';
import { leadFacts } from '../../leads/lead-facts.server';
import type { Letter } from '../contract.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { QuietWords, Quotation, Subheading } from '../parts/words.server';

const KINDS: Record<StoredLead['kind'], string> = {
  contact: 'Message',
  partner: 'Partner request',
  demo: 'Demo request',
  workshop: 'Workshop request',
  hackathon: 'Hackathon request',
  waitlist: 'Waitlist',
  newsletter: 'Newsletter',
  application: 'Application',
  'help-feedback': 'Help feedback',
  call: 'Call',
  'not-found': 'Page not found',
};

/** To the desk it is for: what came in. An answer to the mail goes to the sender. */
export function leadNotice(lead: StoredLead): Letter {
  const kind = KINDS[lead.kind];
  const from = lead.name ?? lead.email ?? 'somebody';
  return {
    subject: `${kind} from ${from}`,
    body: (
      <MailFrame
        preview={lead.message ?? 'The form is below.'}
        heading={`${kind} from ${from}`}
        seed={`notice ${lead.kind}`}
        glazes={['indigo', 'marigold']}
        reason="This address is named in the site’s settings as the desk for this form."
      >
        {lead.message && <Quotation>{lead.message}</Quotation>}
        <Subheading>The form</Subheading>
        <Facts facts={leadFacts(lead)} />
        <QuietWords>Answer this mail to write to them.</QuietWords>
      </MailFrame>
    ),
  };
}
