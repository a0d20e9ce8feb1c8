import { site } from '~site';
import { EmailFrame } from '../components/email-frame.server';
import { greeting } from '../components/greeting.server';
import { Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface EmailChanged {
  name?: string | undefined;
  /** The new one. Absent, like the name, where the former address was never confirmed. */
  email?: string | undefined;
}

/** To the address that an account has left. */
export const emailChanged = ({ name, email = 'another address' }: EmailChanged): EmailBody => ({
  subject: 'Your account has a new address',
  body: (
    <EmailFrame
      preview={`From now on it is ${email}.`}
      heading="Your account has moved."
      seed="address changed"
      glazes={['marigold', 'peacock']}
      reason="You get this last mail because your account used this address until now."
    >
      <Paragraph>
        {greeting(name)} from now on you sign in with {email}. If it was you, all is well.
      </Paragraph>
      <Paragraph>If it was not you, write to {site.emails.security} today: a person looks at it.</Paragraph>
    </EmailFrame>
  ),
});
