import { eq } from 'drizzle-orm';
import { noticeWords } from '~/content/notice-words';
import type { Database } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { notices } from '../db/schema/notices.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { greetedName, toAccount } from '../mail/to-account.server';
import { momentWords } from '../moment-words.server';

/** What a browser says of itself is its owner's choice, like a name. */
const UNNAMED = { event: 'new-device', device: 'another browser' } as const;

/** Writes to somebody that a browser signed in which their account did not know. */
export function mailNewDevice({ db }: Database, mail: Mail): JobHandler<'new-device-mail'> {
  return async ({ noticeId }) => {
    const [row] = await db
      .select({
        told: notices.told,
        at: notices.createdAt,
        name: people.name,
        email: people.email,
        emailVerified: people.emailVerified,
      })
      .from(notices)
      .innerJoin(people, eq(people.id, notices.personId))
      .where(eq(notices.id, noticeId));
    if (!row) return;
    const words = noticeWords(row.emailVerified ? row.told : UNNAMED);
    await mail.queue(db, {
      template: 'new-device',
      data: { ...greetedName(row), words, time: momentWords(row.at) },
      key: `new-device:${noticeId}`,
      ...toAccount(row),
    });
  };
}
