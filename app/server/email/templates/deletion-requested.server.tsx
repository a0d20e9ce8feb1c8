import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

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
      reason="You receive this email because the deletion of your profile was requested from a signed-in browser."
    >
      <Paragraph>
        {formatGreeting(name)} on {deletesAt} we erase your profile and what belongs to it. Until then nothing
        is deleted: for {DELETION_GRACE_DAYS} days you can sign in as before, and this button cancels the
        deletion, even without signing in.
      </Paragraph>
      <Paragraph>
        An order that is not paid by then is cancelled. A paid order or a return that is not closed yet goes
        on. Gift cards and tickets stay valid: save the links to the pages of their orders, because your
        account no longer shows them.
      </Paragraph>
      <EmailButton href={link}>Keep my profile</EmailButton>
      <Paragraph>
        If it was not you, cancel the deletion now and change your password. All other browsers were signed
        out.
      </Paragraph>
    </EmailFrame>
  ),
});
