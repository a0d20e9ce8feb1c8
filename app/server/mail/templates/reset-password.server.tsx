import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

export const resetPassword = ({ link }: { link: string }): Letter => ({
  subject: 'Choose a new password',
  body: (
    <MailFrame
      preview="The link works once, within an hour."
      heading="A new password"
      seed="reset password"
      glazes={['indigo', 'gulal']}
      reason="You get this mail because somebody, we hope you, asked for a new password for this address."
    >
      <Words>
        Hello, the link works once and for an hour. Choosing a new password signs you out everywhere.
      </Words>
      <LetterButton href={link}>Choose a new password</LetterButton>
      <QuietWords>If it was not you, do nothing. Your password stays as it is.</QuietWords>
    </MailFrame>
  ),
});
