import { desc, eq } from 'drizzle-orm';
import { describeNotification } from '~/content/account/notification-texts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.server';
import type { PersonalDataArea } from '../types.server';

export const notificationsArea: PersonalDataArea = {
  id: 'notifications',
  title: 'Notifications',
  tables: ['notifications', 'notification_preferences'],
  contents: 'Your notifications of the last year, and which ones you get and how.',
  retention: { isRetained: false, text: 'Erased.' },
  async collect(db, { id }) {
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(desc(notifications.createdAt));
    const { kind, channel, isEnabled, changedAt } = notificationPreferences;
    return {
      told: rows.map(({ payload, createdAt, readAt }) => {
        const { title, text } = describeNotification(payload);
        return { title, text, at: createdAt, readAt };
      }),
      choices: await db
        .select({ kind, channel, isWanted: isEnabled, changedAt })
        .from(notificationPreferences)
        .where(eq(notificationPreferences.userId, id)),
    };
  },
  async delete(transaction, { id }) {
    await transaction.delete(notifications).where(eq(notifications.userId, id));
    await transaction.delete(notificationPreferences).where(eq(notificationPreferences.userId, id));
  },
};
