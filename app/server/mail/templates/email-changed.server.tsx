import { site } from '~site';
import type { Letter } from '../letter.server';
import { MailFrame } from '../parts/frame.server';
import { hello } from '../parts/hello.server';
import { Words } from '../parts/words.server';

interface EmailChanged {
  name?: string | undefined;
  /** The new one. Absent, like the name, where the former address was never confirmed. */
  email?: string | undefined;
}

/** To the address that an account has left. */
export const emailChanged = ({ name, email = 'another address' }: EmailChanged): Letter => ({
  subject: 'Your account has a new address',
  body: (
    <MailFrame
      preview={`From now on it is ${email}.`}
      heading="Your account has moved."
      seed="address changed"
      glazes={['marigold', 'peacock']}
      reason="You get this last mail because your account used this address until now."
    >
      <Words>
        {hello(name)} from now on you sign in with {email}. If it was you, all is well.
      </Words>
      <Words>If it was not you, write to {site.emails.security} today: a person looks at it.</Words>
    </MailFrame>
  ),
});
