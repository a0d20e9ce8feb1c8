import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';
import { createTestHelp } from '../fixtures/create-test-help';
import { createHelpArticleInput } from '../fixtures/text-inputs';

const NOW = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', NOW);

describe.each(engines)('R-HELP-1: related articles (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    await database.rows({ text: 'truncate help_entries cascade' });
  });
  afterAll(async () => {
    await database.rows({ text: 'truncate help_entries, site_search_documents cascade' });
    await database.close();
  });

  test('one that gets another address stays related, and the form has the present one', async () => {
    const { help, management } = createTestHelp(database, () => NOW);
    async function publish(form: HelpEntryInput) {
      const created = await management.createHelpEntry(actor, form);
      if (created.kind !== 'created') throw new Error(created.kind);
      const { id } = created;
      await management.setHelpState(actor, { id, version: 1, step: { state: 'published' } });
      return id;
    }
    const related = await publish(createHelpArticleInput({ slug: 'kiln-before' }));
    const form = createHelpArticleInput({ slug: 'kiln-related', related: ['kiln-before'] });
    const id = await publish(form);
    const moved = createHelpArticleInput({ slug: 'kiln-after' });
    expect(await management.saveHelpEntry(actor, { id: related, version: 2, form: moved })).toEqual({
      kind: 'saved',
    });
    expect((await help.read()).findArticle('kiln-related')?.article.related).toEqual(['kiln-after']);
    const shown = await management.getStaffHelpEntry(actor, id);
    expect(shown?.form).toMatchObject({ related: ['kiln-after'] });
    const save = (sent: HelpEntryInput) => management.saveHelpEntry(actor, { id, version: 2, form: sent });
    expect(await save(shown?.form ?? form)).toEqual({ kind: 'unchanged' });
    // A page from before the change.
    expect(await save({ ...form, title: 'Where else does it go?' })).toEqual({ kind: 'saved' });
    const preview = await management.getHelpPreview(actor, id);
    expect(preview?.help.findArticle('kiln-related')?.article.related).toEqual(['kiln-after']);
  });
});
