import { adminPaths } from '~/content/admin/admin-paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { Paragraph } from '../components/text.server';

export interface BackupProblem {
  reason: string;
  /** The backup was made, and old ones could not be deleted. */
  isMade?: true;
}

const FAILED = {
  heading: 'A backup failed',
  preview: 'The last good backup is still there. The site tries again by itself.',
  text: 'Orders, accounts and messages are safe in the database, but there is no new copy of them. Often the disk is full, or the folder of the backups cannot be written to. The site tries again a few times. You get at most one of these emails a day.',
};

const NOT_DELETED = {
  heading: 'Old backups could not be deleted',
  preview: 'The new backup is good. Old ones take up space until they are deleted.',
  text: 'The new backup is good. Old ones that need not stay could not be deleted, so they take up space and hold personal data for longer than you promise. Often the site may write in the place of the backups and not delete there. The next backup tries again. You get at most one of these emails a day.',
};

/** To the owner: a backup failed, or old ones stay. */
export function backupWarning({ reason, isMade }: BackupProblem): EmailBody {
  const { heading, preview, text } = isMade ? NOT_DELETED : FAILED;
  return {
    subject: heading,
    body: (
      <EmailFrame
        preview={preview}
        heading={heading}
        seed="backup"
        glazes={['vermilion', 'indigo']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>{text}</Paragraph>
        <Facts facts={[{ term: 'Reason', value: reason }]} />
        <EmailButton href={adminPaths.backups()}>Open the backups</EmailButton>
      </EmailFrame>
    ),
  };
}
