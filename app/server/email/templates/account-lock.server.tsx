import { site } from '~site';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface AccountLockEmail {
  name?: string | undefined;
  /** Why the account is locked. Absent when it is unlocked. */
  reason?: string;
}

/** To a user: an admin locked the account, or unlocked it. */
export const accountLock = ({ name, reason }: AccountLockEmail): EmailBody => ({
  subject: reason === undefined ? 'Your account is open again' : 'Your account is locked',
  body: (
    <EmailFrame
      preview={reason ?? 'You can sign in as before.'}
      heading={reason === undefined ? 'Your account is open again.' : 'Your account is locked.'}
      seed="account lock"
      glazes={reason === undefined ? ['jade', 'indigo'] : ['vermilion', 'indigo']}
      reason="You receive this email because it concerns your account."
    >
      {reason === undefined ? (
        <Paragraph>
          {formatGreeting(name)} you can sign in again, in every way that you could before.
        </Paragraph>
      ) : (
        <>
          <Paragraph>
            {formatGreeting(name)} we have locked your account, and you are signed out everywhere. The reason:
          </Paragraph>
          <Paragraph>{reason}</Paragraph>
          <Paragraph>
            Is this a mistake? Answer this email: a person reads it. Your orders go on, and their pages open
            with their links as before. If you want your data or their deletion, write to{' '}
            {site.emails.privacy}.
          </Paragraph>
        </>
      )}
    </EmailFrame>
  ),
});
