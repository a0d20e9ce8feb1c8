import { DAYS_TO_TAKE_BACK } from '~/domain/leaving';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { Words } from '../parts/words.server';

interface Told {
  name?: string | undefined;
  /** When, in words. */
  leavesAt: string;
  link: string;
}

export const leavingAsked = ({ name, leavesAt, link }: Told): Letter => ({
  subject: 'Your profile will be deleted',
  body: (
    <MailFrame
      preview={`Until ${leavesAt} this can be taken back.`}
      heading="You have asked to go."
      seed="leaving asked"
      glazes={['gulal', 'indigo']}
      reason="You get this mail because somebody who proved to be you asked us to delete your profile."
    >
      <Words>
        {hello(name)} on {leavesAt} your profile and what belongs to it will be erased. Until then nothing is
        gone: for {DAYS_TO_TAKE_BACK} days you can sign in as before, and this button takes it back, even
        without signing in.
      </Words>
      <LetterButton href={link}>Keep my profile</LetterButton>
      <Words>
        If it was not you, press it now and choose another password. All other browsers were signed out.
      </Words>
    </MailFrame>
  ),
});
