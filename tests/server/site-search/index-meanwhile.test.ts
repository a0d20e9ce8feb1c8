import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createTestHelp } from '../../fixtures/create-test-help';
import { createHelpArticleInput } from '../../fixtures/text-inputs';

const NOW = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', NOW);
type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

describe.each(engines)('R-SEARCH-3: the index is written twice at the same time (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    await database.rows({ text: 'truncate help_entries, site_search_documents cascade' });
    await indexSiteContent(database, NOW);
  });
  afterAll(async () => {
    await database.rows({ text: 'truncate help_entries, site_search_documents cascade' });
    await database.close();
  });

  /** A database whose index job reads the stored documents as late as it can: after `moment`. */
  function readLate(moment: Promise<void>, onRead: () => void): Database['db'] {
    const transaction: Database['db']['transaction'] = (run) =>
      database.db.transaction((inner) => {
        const select = (fields: Record<string, unknown> = {}) => {
          if (!('contentHash' in fields)) return inner.select(fields as never);
          const from = (table: never) => ({
            async where(condition: never) {
              onRead();
              await moment;
              return inner
                .select(fields as never)
                .from(table)
                .where(condition);
            },
          });
          return { from };
        };
        const late = Object.create(inner, { select: { value: select } }) as Transaction;
        return run(late);
      });
    return Object.create(database.db, { transaction: { value: transaction } });
  }

  test('a text that is published meanwhile stays in it', async () => {
    const { management } = createTestHelp(database, () => NOW);
    const created = await management.createHelpEntry(actor, createHelpArticleInput());
    if (created.kind !== 'created') throw new Error(created.kind);
    const published = Promise.withResolvers<void>();
    let hasRead = false;
    const isWaiting = async () =>
      (
        await database.rows({
          text: "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        })
      ).length > 0;
    let job: Promise<number> | undefined;
    await database.db.transaction(async (transaction) => {
      const { management: inside } = createTestHelp({ ...database, db: transaction }, () => NOW);
      const step = { id: created.id, version: 1, step: { state: 'published' } } as const;
      expect(await inside.setHelpState(actor, step)).toEqual({ kind: 'saved' });
      const late = readLate(published.promise, () => {
        hasRead = true;
      });
      job = indexSiteContent({ db: late }, NOW);
      // The embedded database has one connection: there, the job begins after this transaction.
      if (engine === 'postgres')
        await vi.waitFor(async () => expect(hasRead || (await isWaiting())).toBe(true));
    });
    published.resolve();
    await job;
    const rows = await database.rows({
      text: "select 1 from site_search_documents where path like '%where-it-goes'",
    });
    expect(rows).toHaveLength(1);
  });
});
