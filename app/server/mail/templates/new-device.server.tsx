import type { NoticeWords } from '~/content/notice-words';
import { paths } from '~/paths';
import { site } from '~site';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { QuietWords, Words } from '../parts/words.server';

interface NewDevice {
  name?: string | undefined;
  words: NoticeWords;
  /** When, in words. */
  time: string;
}

/** To whoever owns an account: that a browser which nobody ever signed in with has opened it. */
export const newDevice = ({ name, words, time }: NewDevice): Letter => ({
  subject: words.title,
  body: (
    <MailFrame
      preview={words.text}
      heading={words.title}
      seed="new device"
      glazes={['jade', 'peacock']}
      reason="You get this mail because it is about the safety of your account. Such mails cannot be turned off: if it was not you, they are how you find out."
    >
      <Words>{hello(name)}</Words>
      <Words>{words.text}</Words>
      <LetterButton href={words.href}>Look at it in the account</LetterButton>
      <QuietWords>
        It happened on {time}. Cannot get in any more? Ask for a new password on{' '}
        {`${site.domain}${paths.auth.forgotPassword()}`}.
      </QuietWords>
    </MailFrame>
  ),
});
