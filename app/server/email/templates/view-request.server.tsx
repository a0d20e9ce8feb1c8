import { CONSENT_HOURS } from '~/domain/auth/account-view';
import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface ViewRequestData {
  name?: string | undefined;
  /** The name of the admin. */
  by: string;
}

export const viewRequest = ({ name, by }: ViewRequestData): EmailBody => ({
  subject: `May ${by} see your account?`,
  body: (
    <EmailFrame
      preview="You decide. Nothing is shown until you allow it."
      heading="May we see your account to help you?"
      seed="view request"
      glazes={['peacock', 'marigold']}
      reason="You receive this email because an administrator of this site asked for it."
    >
      <Paragraph>
        {formatGreeting(name)} {by} would like to see your account as you see it, to help you with it. They
        change nothing, and do not see your page “Security”, your password or a download of your data.
      </Paragraph>
      <Paragraph>
        On the page “Security” you allow it for {CONSENT_HOURS} hours or decline. You can end it at any time,
        and you see who looked and when. Without an answer nothing is shown.
      </Paragraph>
      <EmailButton href={`${paths.account.security()}#views`}>Allow or decline</EmailButton>
      <Paragraph>If you did not ask for help, decline and reply to this email.</Paragraph>
    </EmailFrame>
  ),
});
