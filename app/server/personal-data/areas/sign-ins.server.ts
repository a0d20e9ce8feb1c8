import { desc, eq } from 'drizzle-orm';
import { formatDeviceLabel } from '../../accounts/sessions/device-label.server';
import { sessions, signIns } from '../../db/schema/accounts.server';
import type { PersonalDataArea } from '../types.server';

export const signInRecords: PersonalDataArea = {
  id: 'sign-ins',
  title: 'Sessions and sign-ins',
  tables: ['sessions', 'sign_ins'],
  contents: 'When you signed in and with which browser, the time zone, and tries that failed, for 90 days.',
  retention: { isRetained: false, text: 'Erased, and every browser is signed out.' },
  async collect(db, { id }) {
    const sessionRows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.createdAt));
    const signInRows = await db
      .select()
      .from(signIns)
      .where(eq(signIns.userId, id))
      .orderBy(desc(signIns.createdAt));
    return {
      sessions: sessionRows.map(({ method, userAgent, timeZone, createdAt, lastSeenAt }) => ({
        method,
        browser: formatDeviceLabel(userAgent),
        timeZone,
        createdAt,
        lastSeenAt,
      })),
      tries: signInRows.map(({ method, succeeded, userAgent, timeZone, createdAt }) => ({
        method,
        succeeded,
        browser: formatDeviceLabel(userAgent),
        timeZone,
        at: createdAt,
      })),
    };
  },
  async delete(transaction, { id }) {
    await transaction.delete(sessions).where(eq(sessions.userId, id));
    await transaction.delete(signIns).where(eq(signIns.userId, id));
  },
};
