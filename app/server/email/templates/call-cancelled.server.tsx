import { EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface CallCancelled {
  /** Formatted start time. */
  time: string;
  /** Name of the team member. */
  host: string;
}

/** To the staff: the sender cancelled the call. */
export function callCancelled({ time, host }: CallCancelled): EmailBody {
  return {
    subject: `Call taken back: ${time}`,
    body: (
      <EmailFrame
        preview={`${time} is free again.`}
        heading="This half hour is free again."
        seed="call cancelled"
        glazes={['peacock', 'marigold']}
        reason="This address is named in the site’s settings as the address for calls of this kind."
      >
        <Paragraph>
          Whoever had booked it took it back. The attached entry takes it out of your calendar.
        </Paragraph>
        <Facts
          facts={[
            { term: 'When', value: time },
            { term: 'With', value: host },
          ]}
        />
        <MutedParagraph>
          Name, address and message were erased with it. They still stand in the mail that announced the call:
          please delete that one, too.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
