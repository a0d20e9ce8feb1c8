import type { SecurityChange } from '~/domain/notices';
import { paths } from '~/paths';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { LetterButton } from '../parts/letter-button.server';
import { Words } from '../parts/words.server';

/** What happened, as a subject and as the second half of a sentence. */
const WORDS = {
  'two-factor-on': ['Two-factor sign-in is on', 'a code of your app is now asked for after the password.'],
  'two-factor-off': ['Two-factor sign-in is off', 'no code is asked for after the password any more.'],
  'recovery-codes': [
    'You have new recovery codes',
    'new recovery codes were made. The former ones are void.',
  ],
  'passkey-added': ['A passkey was added', 'one more passkey can open your account.'],
  'passkey-removed': ['A passkey was removed', 'one of your passkeys does not open your account any more.'],
  'organisation-connected': ['Your organisation was connected', 'it can open your account from now on.'],
  'organisation-disconnected': [
    'Your organisation was disconnected',
    'it does not open your account any more.',
  ],
} as const satisfies Record<SecurityChange, readonly [subject: string, words: string]>;

/** To the owner of an account, after a way to sign in was added or taken away. */
export const securityChanged = ({
  name,
  change,
}: {
  name?: string | undefined;
  change: SecurityChange;
}): Letter => {
  const [subject, words] = WORDS[change];
  return {
    subject,
    body: (
      <MailFrame
        preview="If it was you, all is well."
        heading={`${subject}.`}
        seed={`security ${change}`}
        glazes={['jade', 'indigo']}
        reason="You get this mail because it is about the safety of your account."
      >
        <Words>
          {hello(name)} a moment ago this was changed: {words} If it was you, all is well.
        </Words>
        <Words>If it was not you, look at it at once, and choose another password:</Words>
        <LetterButton href={paths.account.security()}>See who is signed in</LetterButton>
      </MailFrame>
    ),
  };
};
