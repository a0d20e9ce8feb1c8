import { eq } from 'drizzle-orm';
import { describeNotification } from '~/content/account/notification-texts';
import type { Database } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { notifications } from '../db/schema/notifications.server';
import { formatMoment } from '../email/format-moment.server';
import { greetedName, toAccount } from '../email/to-account.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';

/** What a browser says of itself is its owner's choice, like a name. */
const UNNAMED = { event: 'new-device', device: 'another browser' } as const;

/** Writes to somebody that a browser signed in which their account did not know. */
export function sendNewDeviceEmail({ db }: Database, mail: EmailQueue): JobHandler<'new-device-email'> {
  return async ({ notificationId }) => {
    const [row] = await db
      .select({
        told: notifications.payload,
        at: notifications.createdAt,
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, notificationId));
    if (!row) return;
    const words = describeNotification(row.emailVerified ? row.told : UNNAMED);
    await mail.enqueue(db, {
      template: 'new-device',
      data: { ...greetedName(row), words, time: formatMoment(row.at) },
      key: `new-device:${notificationId}`,
      ...toAccount(row),
    });
  };
}
