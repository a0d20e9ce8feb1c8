import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { formatGreeting, Paragraph } from '../components/text.server';

interface DeletionCancelled {
  name?: string | undefined;
  /** `last-admin`: the user became the only admin after the request. */
  reason: 'by-user' | 'last-admin';
}

export const deletionCancelled = ({ name, reason }: DeletionCancelled): EmailBody => ({
  subject: 'Your profile will not be deleted',
  body: (
    <EmailFrame
      preview="Nothing was deleted."
      heading="Your profile was not deleted."
      seed="deletion cancelled"
      glazes={['jade', 'marigold']}
      reason="You receive this email because the deletion of your profile was cancelled."
    >
      {reason === 'by-user' ? (
        <Paragraph>
          {formatGreeting(name)} you have cancelled the deletion. Nothing was deleted, and your profile is as
          it was.
        </Paragraph>
      ) : (
        <Paragraph>
          {formatGreeting(name)} meanwhile you have become the only admin of the site, so nothing was deleted.
          Make another person an admin, then request the deletion again.
        </Paragraph>
      )}
    </EmailFrame>
  ),
});
