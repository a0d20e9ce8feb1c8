import { site } from '~site';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface EmailChanged {
  name?: string | undefined;
  /** The new email. Absent, like the name, when the former email was not confirmed. */
  email?: string | undefined;
}

/** To the former email of an account. */
export const emailChanged = ({ name, email = 'another address' }: EmailChanged): EmailBody => ({
  subject: 'Your account has a new address',
  body: (
    <EmailFrame
      preview={`It is now ${email}.`}
      heading="Your account has a new address"
      seed="address changed"
      glazes={['marigold', 'peacock']}
      reason="You receive this last email because your account has used this address until now."
    >
      <Paragraph>
        {formatGreeting(name)} from now on you sign in with {email}. If it was you, you need not do anything.
      </Paragraph>
      <Paragraph>If it was not you, write to {site.emails.security} today: a person looks at it.</Paragraph>
    </EmailFrame>
  ),
});
