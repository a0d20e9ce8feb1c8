import type { SecurityChange } from '~/domain/notifications/notifications';
import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

/** The subject, and the second half of a sentence. */
const TEXTS = {
  'two-factor-on': ['Two-factor sign-in is on', 'a code of your app is now asked for after the password.'],
  'two-factor-off': ['Two-factor sign-in is off', 'no code is asked for after the password any more.'],
  'recovery-codes': [
    'You have new recovery codes',
    'new recovery codes were made. The old ones no longer work.',
  ],
  'passkey-added': ['A passkey was added', 'one more passkey can open your account.'],
  'passkey-removed': ['A passkey was removed', 'one of your passkeys does not open your account any more.'],
  'organisation-connected': ['Your organisation was connected', 'it can open your account from now on.'],
  'organisation-disconnected': [
    'Your organisation was disconnected',
    'it does not open your account any more.',
  ],
} as const satisfies Record<SecurityChange, readonly [subject: string, words: string]>;

/** To a user: a credential was added or removed. */
export const securityChanged = ({
  name,
  change,
}: {
  name?: string | undefined;
  change: SecurityChange;
}): EmailBody => {
  const [subject, words] = TEXTS[change];
  return {
    subject,
    body: (
      <EmailFrame
        preview="If it was you, you need not do anything."
        heading={`${subject}.`}
        seed={`security ${change}`}
        glazes={['jade', 'indigo']}
        reason="You receive this email because it concerns the security of your account."
      >
        <Paragraph>
          {formatGreeting(name)} a moment ago this was changed: {words} If it was you, you need not do
          anything.
        </Paragraph>
        <Paragraph>If it was not you, check your account at once and choose another password:</Paragraph>
        <EmailButton href={paths.account.security()}>See who is signed in</EmailButton>
      </EmailFrame>
    ),
  };
};
