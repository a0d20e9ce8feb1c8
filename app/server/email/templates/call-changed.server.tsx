import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { Lines, MutedParagraph, Paragraph } from '../components/text.server';

interface CallChanged {
  /** Formatted start time. */
  time: string;
  /** The start time in the time zone of the visitor, if it differs. */
  localTime?: string;
  /** Name of the team member who takes the call. */
  host: string;
  /** Name of the member of staff who changed it. */
  by: string;
  reference: string;
}

interface CallMoved extends CallChanged {
  formerTime: string;
}

const REASON = 'You receive this email because a call was booked with this address on our site.';

const listLocalTime = (localTime: string | undefined) =>
  localTime ? [{ term: 'By your clock', value: localTime }] : [];

/** To the visitor: staff moved the call. */
export function callMoved({ time, localTime, formerTime, host, by, reference }: CallMoved): EmailBody {
  return {
    subject: `Your call is moved to ${time}`,
    body: (
      <EmailFrame
        preview={`Now on ${time}.`}
        heading="Your call has been moved."
        seed={`call moved ${reference}`}
        glazes={['marigold', 'peacock']}
        reason={REASON}
      >
        <Paragraph>
          We are sorry that we had to move it. The attached entry replaces the one in your calendar.
        </Paragraph>
        <Facts
          facts={[
            { term: 'Now', value: time },
            ...listLocalTime(localTime),
            { term: 'Before', value: formerTime },
            { term: 'With', value: host },
            { term: 'Moved by', value: by },
          ]}
        />
        <MutedParagraph>
          If the time does not suit you, reply to this email or choose another time on the page of your
          booking. The reference is {reference}.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}

/** To the visitor: staff cancelled the call. */
export function callCancelled(data: CallChanged & { reason: string }): EmailBody {
  const { time, localTime, host, by, reason, reference } = data;
  return {
    subject: `Your call is cancelled: ${time}`,
    body: (
      <EmailFrame
        preview={reason.slice(0, 120)}
        heading="We have to cancel your call."
        seed={`call cancelled ${reference}`}
        glazes={['peacock', 'marigold']}
        reason={REASON}
      >
        <Paragraph>
          <Lines>{reason}</Lines>
        </Paragraph>
        <Facts
          facts={[
            { term: 'Was on', value: time },
            ...listLocalTime(localTime),
            { term: 'With', value: host },
            { term: 'Cancelled by', value: by },
          ]}
        />
        <MutedParagraph>
          The attached entry removes it from your calendar. Reply to this email to find another time. The
          reference is {reference}.
        </MutedParagraph>
      </EmailFrame>
    ),
  };
}
