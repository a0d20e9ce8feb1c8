import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { greeting } from '../components/greeting.server';
import { Paragraph } from '../components/text.server';
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
      preview={`Until ${deletesAt} this can be taken back.`}
      heading="You have asked to go."
      seed="leaving asked"
      glazes={['gulal', 'indigo']}
      reason="You get this mail because somebody who proved to be you asked us to delete your profile."
    >
      <Paragraph>
        {greeting(name)} on {deletesAt} your profile and what belongs to it will be erased. Until then nothing
        is gone: for {DELETION_GRACE_DAYS} days you can sign in as before, and this button takes it back, even
        without signing in.
      </Paragraph>
      <EmailButton href={link}>Keep my profile</EmailButton>
      <Paragraph>
        If it was not you, press it now and choose another password. All other browsers were signed out.
      </Paragraph>
    </EmailFrame>
  ),
});
