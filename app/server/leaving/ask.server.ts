import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { isFreshProof } from '~/domain/fresh-proof';
import { leavesAt } from '~/domain/leaving';
import { paths } from '~/paths';
import type { SignedIn } from '../accounts/contract.server';
import { linkTo, linkToken } from '../accounts/link-token.server';
import { revokeTokensIn } from '../accounts/revoke-tokens.server';
import { departures } from '../db/schema/departures.server';
import { enqueue } from '../jobs/enqueue.server';
import { greetedName, toAccount } from '../mail/to-account.server';
import { momentWords } from '../moment-words.server';
import type { AskResult } from './contract.server';
import { isLastAdmin, lockAdmins } from './last-admin.server';
import type { LeavingParts } from './parts.server';

/** Of the job that erases; taking it back removes that. */
export const erasureKey = (departureId: string) => `erase-person:${departureId}`;

export async function askToLeave(parts: LeavingParts, { person, session }: SignedIn): Promise<AskResult> {
  const { database, mail, secret, demo, clock } = parts;
  const now = clock();
  if (!isFreshProof(session.provenAt, now, 'key')) return { kind: 'stale' };
  return database.db.transaction(async (transaction): Promise<AskResult> => {
    await lockAdmins(transaction);
    if (await isLastAdmin(transaction, person.id, { demo })) return { kind: 'last-admin' };
    const departure = { id: uuid(), personId: person.id, askedAt: now, leavesAt: leavesAt(now) };
    const [asked] = await transaction.insert(departures).values(departure).onConflictDoNothing().returning();
    if (!asked) {
      const [before] = await transaction.select().from(departures).where(eq(departures.personId, person.id));
      return { kind: 'asked', leavesAt: before?.leavesAt ?? departure.leavesAt };
    }
    await revokeTokensIn(transaction, {
      ...{ event: 'deletion-requested', personId: person.id },
      exceptSession: session.id,
    });
    await enqueue(
      transaction,
      'erase-person',
      { departureId: asked.id },
      { key: erasureKey(asked.id), runAfter: asked.leavesAt },
    );
    const link = linkTo(paths.auth.keepProfile(), linkToken(secret, 'keep-profile', asked.id));
    await mail.queue(transaction, {
      template: 'leaving-asked',
      data: { ...greetedName(person), leavesAt: momentWords(asked.leavesAt), link },
      key: `leaving-asked:${asked.id}`,
      ...toAccount(person),
    });
    return { kind: 'asked', leavesAt: asked.leavesAt };
  });
}
