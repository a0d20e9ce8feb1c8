import { asc, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import { jobs } from '../../db/schema/jobs.server';
import { leads } from '../../db/schema/leads.server';
import { isMessageOf } from '../../leads/lead-owner.server';
import type { DataOwner, PersonalDataArea } from '../types.server';

/** Whether a value of the payload is the id or email of the user, or the id of one of their leads. Payloads are flat. */
function concernsOwner(db: QueryBuilder, owner: DataOwner): SQL {
  const { id, confirmedEmail } = owner;
  const leadIds = db
    .select({ id: sql`${leads.id}::text` })
    .from(leads)
    .where(isMessageOf(owner));
  return sql`exists (select from jsonb_each_text(${jobs.payload}) as part
    where lower(part.value) in (${id}, ${confirmedEmail ?? id}) or part.value in (${leadIds}))`;
}

export const queuedJobs: PersonalDataArea = {
  id: 'waiting-work',
  title: 'Unfinished work',
  tables: ['jobs'],
  contents: 'What our server still has to do for you, such as sending an email you asked for.',
  retention: { isRetained: false, text: 'Erased. It is not done any more.' },
  collect(db, owner) {
    const { kind, createdAt, runAfter } = jobs;
    return db
      .select({ kind, createdAt, runAfter })
      .from(jobs)
      .where(concernsOwner(db, owner))
      .orderBy(asc(createdAt));
  },
  async delete(transaction, owner) {
    await transaction.delete(jobs).where(concernsOwner(transaction, owner));
  },
};
