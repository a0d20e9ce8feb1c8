import type { OutgoingMail } from '~/server/mail/contract.server';
import { MailFrame } from '~/server/mail/parts/frame.server';
import { LetterButton } from '~/server/mail/parts/letter-button.server';
import { Words } from '~/server/mail/parts/words.server';

/** A mail with a link, for tests that care about its way and not about its words. */
export function someMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    key: 'some-mail:1',
    to: 'asha@example.com',
    subject: 'Your order is in – Rs. 1,249.00',
    body: (
      <MailFrame
        preview="We are packing."
        heading="Thank you"
        seed="some"
        glazes={['jade', 'marigold']}
        reason="Why it came."
      >
        <Words>It costs &lt; Rs. 2,000 &amp; is "yours".</Words>
        <LetterButton href="/messages/secret-token">Look at it</LetterButton>
      </MailFrame>
    ),
    ...change,
  };
}
