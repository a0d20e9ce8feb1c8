import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

interface DeletionRequested {
  name?: string | undefined;
  /** Formatted time of the deletion. */
  deletesAt: string;
  link: string;
}

export const deletionRequested = ({ name, deletesAt, link }: DeletionRequested): EmailBody => ({
  subject: 'Your profile will be deleted',
  body: (
    <EmailFrame
      preview={`You can cancel this until ${deletesAt}.`}
      heading="Your profile will be deleted"
      seed="deletion requested"
      glazes={['gulal', 'indigo']}
      reason="You receive this email because somebody who signed in as you asked us to delete your profile."
    >
      <Paragraph>
        {formatGreeting(name)} on {deletesAt} your profile and what belongs to it will be erased. Until then
        nothing is gone: for {DELETION_GRACE_DAYS} days you can sign in as before, and this button takes it
        back, even without signing in.
      </Paragraph>
      <EmailButton href={link}>Keep my profile</EmailButton>
      <Paragraph>
        If it was not you, cancel the deletion now and change your password. All other browsers were signed
        out.
      </Paragraph>
    </EmailFrame>
  ),
});
