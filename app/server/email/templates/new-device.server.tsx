import type { NotificationText } from '~/content/account/notification-texts';
import { paths } from '~/paths';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, MutedParagraph, Paragraph } from '../components/text.server';

interface NewDevice {
  name?: string | undefined;
  words: Pick<NotificationText, 'title' | 'text'>;
  /** Formatted time. */
  time: string;
}

/** To a user: a browser that is new to the account signed in. */
export const newDevice = ({ name, words, time }: NewDevice): EmailBody => ({
  subject: words.title,
  body: (
    <EmailFrame
      preview={words.text}
      heading={words.title}
      seed="new device"
      glazes={['jade', 'peacock']}
      reason="You receive this email because it concerns the security of your account. You cannot switch these emails off."
    >
      <Paragraph>{formatGreeting(name)}</Paragraph>
      <Paragraph>{words.text}</Paragraph>
      <EmailButton href={paths.account.security()}>Check your account</EmailButton>
      <MutedParagraph>
        It happened on {time}. Cannot get in any more? Ask for a new password on{' '}
        {`${site.domain}${paths.auth.forgotPassword()}`}.
      </MutedParagraph>
    </EmailFrame>
  ),
});
