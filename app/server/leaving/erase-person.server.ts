import { eq } from 'drizzle-orm';
import { people } from '../db/schema/accounts.server';
import { departures } from '../db/schema/departures.server';
import type { JobHandler } from '../jobs/kinds.server';
import { greetedName, toAccount } from '../mail/to-account.server';
import { retrying } from '../orders/retry.server';
import { dataOwner, eraseEverything } from '../personal-data/erase.server';
import { isLastAdmin, lockAdmins } from './last-admin.server';
import type { LeavingParts } from './parts.server';
import { stay } from './take-back.server';

/**
 * The end of a departure: everything goes in one transaction, or nothing. Ended in the middle of it, it is begun again;
 * begun again after it was done, it finds nobody.
 */
export function erasePerson(parts: LeavingParts): JobHandler<'erase-person'> {
  const { database, mail, demo, clock } = parts;
  return ({ departureId }) =>
    retrying(() =>
      database.db.transaction(async (transaction) => {
        const isThis = eq(departures.id, departureId);
        await lockAdmins(transaction);
        const [departure] = await transaction.select().from(departures).where(isThis).for('update');
        if (!departure) return;
        if (departure.leavesAt > clock()) throw new Error('It is not time yet.');
        const { personId } = departure;
        // Whoever was admin beside them may have left, or be none any more.
        if (await isLastAdmin(transaction, personId, { demo })) {
          await stay(parts, transaction, isThis, 'last-admin');
          return;
        }
        const [person] = await transaction.select().from(people).where(eq(people.id, personId));
        const owner = await dataOwner(transaction, personId);
        if (!person || !owner) return;
        await eraseEverything(transaction, owner, clock());
        await mail.queue(transaction, {
          template: 'leaving-done',
          data: greetedName(person),
          key: `leaving-done:${departureId}`,
          ...toAccount(person),
          forgottenWhenSent: true,
        });
      }),
    );
}
