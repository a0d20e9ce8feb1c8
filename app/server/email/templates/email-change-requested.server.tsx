import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface EmailChangeRequested {
  name?: string | undefined;
  /** The new email. Absent, like the name, when the current email is not confirmed. */
  email?: string | undefined;
  /** Stops the change. */
  link: string;
}

/** To the current email of an account: a change was requested. */
export const emailChangeRequested = ({
  name,
  email = 'another address',
  link,
}: EmailChangeRequested): EmailBody => ({
  subject: 'A change of your email address was requested',
  body: (
    <EmailFrame
      preview="If it was not you, stop it now."
      heading="A change of your email address was requested"
      seed="address change requested"
      glazes={['gulal', 'marigold']}
      reason="You receive this email because it concerns the security of your account."
    >
      <Paragraph>
        {formatGreeting(name)} from a browser that is signed in to your account, we were asked to use {email}{' '}
        for it. Nothing has changed yet: the new address has to be confirmed first, within a day. If it was
        you, there is nothing to do here.
      </Paragraph>
      <Paragraph>
        If it was not you, stop it now. The page also offers to sign out every browser and to choose another
        password.
      </Paragraph>
      <EmailButton href={link}>Stop this change</EmailButton>
    </EmailFrame>
  ),
});
