import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';
import type { QueryBuilder } from '../db/database.server';
import { idpRecords } from '../db/schema/idp-records.server';

type Clock = () => Date;

interface Deps {
  db: QueryBuilder;
}

/** Whether PostgreSQL can store every text of a record. A record contains texts of clients, unchanged. */
function isStorable(payload: unknown): boolean {
  if (typeof payload === 'string') return isPlainParagraph(payload);
  if (typeof payload !== 'object' || payload === null) return true;
  return Object.entries(payload).every(([name, value]) => isPlainText(name) && isStorable(value));
}

async function createInvalidRequestError(): Promise<Error> {
  const { errors } = await import('oidc-provider');
  return new errors.InvalidRequest('a parameter contains characters that cannot be used');
}

async function findOne({ db }: Deps, clock: Clock, where: SQL | undefined) {
  const [row] = await db.select().from(idpRecords).where(where).limit(1);
  if (!row || (row.expiresAt && row.expiresAt <= clock())) return undefined;
  const { payload, consumedAt } = row;
  // When a used code is sent again, the provider revokes its tokens.
  return { ...payload, ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }) };
}

/** Stores the records of the provider in the site's database, so that several web processes are one provider. */
export function createRecordAdapter({ db }: Deps, clock: Clock): AdapterFactory {
  return (model): Adapter => {
    const hasId = (id: string) => and(eq(idpRecords.model, model), eq(idpRecords.id, id));
    return {
      find: async (id) => (isPlainText(id) ? findOne({ db }, clock, hasId(id)) : undefined),
      findByUid: (uid) => findOne({ db }, clock, and(eq(idpRecords.model, model), eq(idpRecords.uid, uid))),
      // The device flow is disabled.
      findByUserCode: async () => undefined,
      async upsert(id, payload: AdapterPayload, expiresIn) {
        if (!isStorable(payload)) throw await createInvalidRequestError();
        const values = {
          payload: payload as Record<string, unknown>,
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insert(idpRecords)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [idpRecords.model, idpRecords.id], set: values });
      },
      async consume(id) {
        await db
          .update(idpRecords)
          .set({ consumedAt: clock() })
          .where(and(hasId(id), isNull(idpRecords.consumedAt)));
      },
      async destroy(id) {
        await db.delete(idpRecords).where(hasId(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(idpRecords).where(and(eq(idpRecords.model, model), eq(idpRecords.grantId, grantId)));
      },
    };
  };
}

/** Deletes expired records. */
export async function purgeExpiredRecords({ db }: Deps, clock: Clock): Promise<void> {
  await db.delete(idpRecords).where(lt(idpRecords.expiresAt, clock()));
}
