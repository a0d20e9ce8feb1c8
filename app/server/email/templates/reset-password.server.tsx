import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

export const resetPassword = ({ link }: { link: string }): EmailBody => ({
  subject: 'Choose a new password',
  body: (
    <EmailFrame
      preview="The link works once, within an hour."
      heading="A new password"
      seed="reset password"
      glazes={['indigo', 'gulal']}
      reason="You receive this email because a new password was requested for this address."
    >
      <Paragraph>
        Hello, the link works once and for an hour. Choosing a new password signs you out everywhere.
      </Paragraph>
      <EmailButton href={link}>Choose a new password</EmailButton>
      <MutedParagraph>If it was not you, do nothing. Your password stays as it is.</MutedParagraph>
    </EmailFrame>
  ),
});
