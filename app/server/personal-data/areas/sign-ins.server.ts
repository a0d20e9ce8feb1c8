import { desc, eq } from 'drizzle-orm';
import { deviceWords } from '../../accounts/device-words.server';
import { sessions, signIns } from '../../db/schema/accounts.server';
import type { PersonalDataArea } from '../contract.server';

export const signInRecords: PersonalDataArea = {
  id: 'sign-ins',
  title: 'Sessions and sign-ins',
  tables: ['sessions', 'sign_ins'],
  holds: 'When you signed in and with which browser, the time zone, and tries that failed, for 90 days.',
  leaving: { stays: false, words: 'Erased, and every browser is signed out.' },
  async collect(db, { id }) {
    const live = await db
      .select()
      .from(sessions)
      .where(eq(sessions.personId, id))
      .orderBy(desc(sessions.createdAt));
    const tries = await db
      .select()
      .from(signIns)
      .where(eq(signIns.personId, id))
      .orderBy(desc(signIns.createdAt));
    return {
      sessions: live.map(({ method, userAgent, timeZone, createdAt, lastSeenAt }) => ({
        ...{ method, browser: deviceWords(userAgent), timeZone, createdAt, lastSeenAt },
      })),
      tries: tries.map(({ method, succeeded, userAgent, timeZone, createdAt }) => ({
        ...{ method, succeeded, browser: deviceWords(userAgent), timeZone, at: createdAt },
      })),
    };
  },
  async erase(transaction, { id }) {
    await transaction.delete(sessions).where(eq(sessions.personId, id));
    await transaction.delete(signIns).where(eq(signIns.personId, id));
  },
};
