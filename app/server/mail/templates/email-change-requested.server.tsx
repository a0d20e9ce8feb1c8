import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { Words } from '../parts/words.server';

interface Requested {
  name?: string | undefined;
  /** The address that the account is to move to. Absent, like the name, where the present one was never confirmed. */
  email?: string | undefined;
  /** Stops it. */
  link: string;
}

/** To the present address of an account, when another one is asked for. */
export const emailChangeRequested = ({ name, email = 'another address', link }: Requested): Letter => ({
  subject: 'Somebody wants to change your address',
  body: (
    <MailFrame
      preview="If it was not you, stop it now."
      heading="Your account is to get a new address."
      seed="address change requested"
      glazes={['gulal', 'marigold']}
      reason="You get this mail because it is about the safety of your account."
    >
      <Words>
        {hello(name)} somebody who is signed in to your account asked to use {email} for it. Nothing has
        changed yet: the new address has to be confirmed first, within a day. If it was you, there is nothing
        to do here.
      </Words>
      <Words>
        If it was not you, stop it now. The page also offers to sign out every browser and to choose another
        password.
      </Words>
      <LetterButton href={link}>Stop this change</LetterButton>
    </MailFrame>
  ),
});
