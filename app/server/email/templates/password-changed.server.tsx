import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

export const passwordChanged = ({ name }: { name?: string | undefined }): EmailBody => ({
  subject: 'Your password was changed',
  body: (
    <EmailFrame
      preview="Other browsers were signed out."
      heading="Your password has been changed"
      seed="password changed"
      glazes={['jade', 'peacock']}
      reason="You receive this email because it concerns the security of your account."
    >
      <Paragraph>
        {formatGreeting(name)} the password of your account was changed a moment ago, and other browsers were
        signed out. If it was you, you need not do anything.
      </Paragraph>
      <Paragraph>If it was not you, secure your account now:</Paragraph>
      <EmailButton href={paths.auth.forgotPassword()}>Change the password</EmailButton>
    </EmailFrame>
  ),
});
