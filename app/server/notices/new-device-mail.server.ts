import { eq } from 'drizzle-orm';
import { noticeWords } from '~/content/notice-words';
import type { Database } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { notices } from '../db/schema/notices.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { newDevice } from '../mail/templates/new-device.server';

/** Writes to somebody that a browser signed in which their account did not know. */
export function mailNewDevice({ db }: Database, mail: Mail): JobHandler<'new-device-mail'> {
  return async ({ noticeId }) => {
    const [row] = await db
      .select({ told: notices.told, at: notices.createdAt, name: people.name, email: people.email })
      .from(notices)
      .innerJoin(people, eq(people.id, notices.personId))
      .where(eq(notices.id, noticeId));
    if (!row) return;
    const letter = newDevice({ name: row.name, words: noticeWords(row.told), at: row.at });
    await mail.queue(db, { ...letter, key: `new-device:${noticeId}`, to: row.email });
  };
}
