import { paths } from '~/paths';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

/** To an address that has an account, when somebody wanted to open or move one with it. The page did not say so. */
export const accountExists = (): Letter => ({
  subject: 'You have an account already',
  body: (
    <MailFrame
      preview="Sign in as before, or choose a new password."
      heading="You are here already."
      seed="account exists"
      glazes={['jade', 'marigold']}
      reason="You get this mail because somebody typed your address into one of our account forms."
    >
      <Words>
        Hello, this address belongs to an account already. Nothing has changed. If it was you: sign in as
        before, and if the password is lost, choose a new one.
      </Words>
      <LetterButton href={paths.auth.signIn()}>Sign in</LetterButton>
      <QuietWords>If it was not you, there is nothing to do. Whoever it was has learned nothing.</QuietWords>
    </MailFrame>
  ),
});
