import { desc, isNotNull } from 'drizzle-orm';
import { createProblemDiagnosis, type Diagnosis } from '~/domain/operations/diagnosis';
import { canReadNewestFactor } from '../accounts/better-auth/tables/newest-factor.server';
import { createIssuedCode, hashIssuedCode } from '../crypto/signatures.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { giftCards } from '../db/schema/gift-cards.server';
import { tickets } from '../db/schema/tickets.server';

interface SecretDeps {
  database: Pick<Database, 'db'>;
  secret: string;
}

/** Whether the newest gift card or ticket has the code that this secret gives it. `undefined` when there is none. */
async function hasOwnCode(
  db: QueryBuilder,
  secret: string,
  [purpose, { id, codeHash }]: ['gift-card', typeof giftCards] | ['ticket', typeof tickets],
): Promise<boolean | undefined> {
  const [row] = await db
    .select({ id, codeHash })
    .from(purpose === 'gift-card' ? giftCards : tickets)
    .where(isNotNull(codeHash))
    .orderBy(desc(id))
    .limit(1);
  return row && hashIssuedCode(createIssuedCode(secret, purpose, row.id)) === row.codeHash;
}

/** A problem when the newest data that depends on the secret was written with another one. */
export async function checkSecret({ database: { db }, secret }: SecretDeps): Promise<Diagnosis[]> {
  const isOwn = [
    await hasOwnCode(db, secret, ['gift-card', giftCards]),
    await hasOwnCode(db, secret, ['ticket', tickets]),
    await canReadNewestFactor(db, secret),
  ];
  if (!isOwn.includes(false)) return [];
  const message =
    'The key that protects sign-ins has changed: codes of second factors and links of earlier emails do not work, and codes of gift cards and tickets are not shown. Set the former key, unless it was changed on purpose.';
  return [createProblemDiagnosis(message, 'SESSION_SECRET')];
}

/** For the log of a start. */
export async function warnOfChangedSecret(
  deps: SecretDeps,
  logger: { warn(details: object, message: string): void },
): Promise<void> {
  for (const { message, settings } of await checkSecret(deps)) logger.warn({ settings }, message);
}
