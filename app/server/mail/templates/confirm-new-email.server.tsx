import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

/** To the address that an account is to move to. */
export const confirmNewEmail = ({ link }: { link: string }): Letter => ({
  subject: 'Confirm your new address',
  body: (
    <MailFrame
      preview="Until you do, everything stays at the old one."
      heading="Your account wants to move here."
      seed="confirm new address"
      glazes={['peacock', 'gulal']}
      reason="You get this mail because the owner of an account wants to use this address for it."
    >
      <Words>
        Hello, follow the link within a day, and this is the address you sign in with. Until then everything
        stays as it is.
      </Words>
      <LetterButton href={link}>Use this address</LetterButton>
      <QuietWords>If you know of no account, do nothing.</QuietWords>
    </MailFrame>
  ),
});
