import { adminPaths } from '~/content/admin/admin-paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Paragraph } from '../components/text.server';

interface JobsWarning {
  /** How many jobs wait too long. */
  count: number;
  /** The limit. */
  minutes: number;
  /** When the oldest one was due: "23 Nov 2026, 10:42". */
  dueSince: string;
}

/** To the owner: jobs wait too long, probably because no worker runs. */
export function jobsWarning({ count, minutes, dueSince }: JobsWarning): EmailBody {
  const heading = count === 1 ? 'A job waits too long' : `${count} jobs wait too long`;
  return {
    subject: heading,
    body: (
      <EmailFrame
        preview="Emails, refunds or checks may be late."
        heading={heading}
        seed={`jobs ${dueSince}`}
        glazes={['vermilion', 'marigold']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>
          The oldest was due on {dueSince}, more than {minutes} minutes ago. Emails to customers, refunds and
          checks may be late. Probably the worker does not run, or it cannot keep up.
        </Paragraph>
        <Paragraph>
          You will not get another email about it until the queue has recovered. This email did not pass
          through the queue.
        </Paragraph>
        <EmailButton href={adminPaths.jobs('view=waiting')}>See the queue</EmailButton>
      </EmailFrame>
    ),
  };
}
