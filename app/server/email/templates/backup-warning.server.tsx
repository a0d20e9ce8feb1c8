import { adminPaths } from '~/content/admin/admin-paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { Paragraph } from '../components/text.server';

/** To the owner: a backup failed. */
export function backupWarning({ reason }: { reason: string }): EmailBody {
  const heading = 'A backup failed';
  return {
    subject: heading,
    body: (
      <EmailFrame
        preview="The last good backup is still there. The site tries again by itself."
        heading={heading}
        seed="backup"
        glazes={['vermilion', 'indigo']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>
          Orders, accounts and messages are safe in the database, but there is no new copy of them. Often the
          disk is full, or the folder of the backups cannot be written to. The site tries again a few times.
          You get at most one of these emails a day.
        </Paragraph>
        <Facts facts={[{ term: 'Reason', value: reason }]} />
        <EmailButton href={adminPaths.backups()}>Open the backups</EmailButton>
      </EmailFrame>
    ),
  };
}
