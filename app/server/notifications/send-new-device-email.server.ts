import { eq } from 'drizzle-orm';
import { describeNotification } from '~/content/account/notification-texts';
import type { Database } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { notifications } from '../db/schema/notifications.server';
import { formatMoment } from '../email/format-moment.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';

/** For an unconfirmed email: the label of a browser is text that a stranger can choose. */
const WITHOUT_LABEL = { event: 'new-device', device: 'another browser' } as const;

/** The job that informs a user of a sign-in with a browser that is new to the account. */
export function sendNewDeviceEmail({ db }: Database, emailQueue: EmailQueue): JobHandler<'new-device-email'> {
  return async ({ notificationId }) => {
    const [row] = await db
      .select({
        payload: notifications.payload,
        at: notifications.createdAt,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, notificationId));
    if (!row) return;
    const text = describeNotification(row.emailVerified ? row.payload : WITHOUT_LABEL);
    await emailQueue.enqueue(db, {
      template: 'new-device',
      data: { ...toGreetingName(row), words: text, time: formatMoment(row.at) },
      key: `new-device:${notificationId}`,
      ...toAccount(row),
    });
  };
}
