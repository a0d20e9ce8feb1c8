import { adminPaths } from '~/content/admin/admin-paths';
import { paths } from '~/paths';
import { site } from '~site';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

interface StaffInvitation {
  role: 'staff' | 'admin';
  /** Sets the password of a new account. Absent for an account that has one. */
  link?: string;
}

/** To a colleague: they may work in the back office. */
export const staffInvitation = ({ role, link }: StaffInvitation): EmailBody => ({
  subject: `Invitation to the back office of ${site.name}`,
  body: (
    <EmailFrame
      preview={link ? 'Choose a password to begin.' : 'Sign in to begin.'}
      heading={`You are invited to the back office of ${site.name}`}
      seed="staff invitation"
      glazes={['indigo', 'marigold']}
      reason="You receive this email because an admin of the site invited this address."
    >
      <Paragraph>
        Hello, you can work in the back office{role === 'admin' ? ' as an admin' : ''}.{' '}
        {link
          ? 'Choose a password first: the link works once, within an hour.'
          : 'Your account has the right from now on. For safety it was signed out everywhere.'}
      </Paragraph>
      <EmailButton href={link ?? adminPaths.today()}>
        {link ? 'Choose a password' : 'Open the back office'}
      </EmailButton>
      {link && (
        <MutedParagraph>
          Is the hour over? <SiteLink href={paths.auth.forgotPassword()}>Ask for another link</SiteLink> with
          this address.
        </MutedParagraph>
      )}
    </EmailFrame>
  ),
});
