import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

interface CallCancelledStaffEmail {
  /** Formatted start time. */
  time: string;
  /** Name of the team member. */
  host: string;
  /** Absent when the visitor cancelled it. */
  cancelled?: { by: string; reason: string };
}

/** To the staff: the visitor or a colleague cancelled the call. */
export function callCancelledStaffEmail({ time, host, cancelled }: CallCancelledStaffEmail): EmailBody {
  return {
    subject: `${cancelled ? 'Call cancelled' : 'Cancelled by the visitor'}: ${time}`,
    body: (
      <EmailFrame
        preview={`${time} is free again.`}
        heading="This time is free again."
        seed="call cancelled"
        glazes={['peacock', 'marigold']}
        reason="This address is named in the site’s settings as the address for calls of this kind."
      >
        <Paragraph>
          {cancelled ? `${cancelled.by} cancelled it.` : 'The visitor cancelled it.'} The attached entry
          removes it from your calendar.
        </Paragraph>
        <Facts
          facts={[
            { term: 'When', value: time },
            { term: 'With', value: host },
            ...(cancelled ? [{ term: 'Reason', value: cancelled.reason }] : []),
          ]}
        />
        {!cancelled && (
          <MutedParagraph>
            Name, address and message were erased with it. They are still in the email that announced the
            call: please delete that one as well.
          </MutedParagraph>
        )}
      </EmailFrame>
    ),
  };
}
