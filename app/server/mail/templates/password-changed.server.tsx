import { paths } from '~/paths';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { Words } from '../parts/words.server';

export const passwordChanged = ({ name }: { name?: string | undefined }): Letter => ({
  subject: 'Your password was changed',
  body: (
    <MailFrame
      preview="Other browsers were signed out."
      heading="Your password is a new one."
      seed="password changed"
      glazes={['jade', 'peacock']}
      reason="You get this mail because it is about the safety of your account."
    >
      <Words>
        {hello(name)} the password of your account was changed a moment ago, and other browsers were signed
        out. If it was you, all is well.
      </Words>
      <Words>If it was not you, take the account back at once:</Words>
      <LetterButton href={paths.auth.forgotPassword()}>Choose another password</LetterButton>
    </MailFrame>
  ),
});
