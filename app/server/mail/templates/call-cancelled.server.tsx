import type { Letter } from '../letter.server';
import { Facts } from '../parts/facts.server';
import { MailFrame } from '../parts/frame.server';
import { QuietWords, Words } from '../parts/words.server';

interface CallCancelled {
  /** When it would have begun, in words. */
  time: string;
  /** The name of who would have taken it. */
  host: string;
}

/** To the host of a call: that whoever had booked it took it back. */
export function callCancelled({ time, host }: CallCancelled): Letter {
  return {
    subject: `Call taken back: ${time}`,
    body: (
      <MailFrame
        preview={`${time} is free again.`}
        heading="This half hour is free again."
        seed="call cancelled"
        glazes={['peacock', 'marigold']}
        reason="This address is named in the site’s settings as the desk for calls of this kind."
      >
        <Words>Whoever had booked it took it back. The attached entry takes it out of your calendar.</Words>
        <Facts
          facts={[
            { term: 'When', value: time },
            { term: 'With', value: host },
          ]}
        />
        <QuietWords>
          Name, address and message were erased with it. They still stand in the mail that announced the call:
          please delete that one, too.
        </QuietWords>
      </MailFrame>
    ),
  };
}
