import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { createArticles } from '~/server/articles/articles.server';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createArticleInput } from '../../fixtures/text-inputs';
import { createTestManagement } from '../articles/kiln-article';
import {
  createEditionFixture,
  type EditionFixture,
  FIRST,
  SECOND,
  START,
  THIRD,
  write,
} from './edition-fixture';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

describe.each(engines)('editions of the newsletter (%s)', (engine) => {
  let database: Database;
  let fixture: EditionFixture;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({
      text: 'truncate newsletter_deliveries, newsletter_editions, emails, jobs cascade',
    });
    fixture = createEditionFixture(database);
  });

  test('members of the site reach nothing', async () => {
    const { editions, actor } = fixture;
    const id = await editions.createEdition(actor, write());
    const member = createActor('user', START);
    const edition = { id, version: 1 };
    for (const attempt of [
      () => editions.listEditions(member, {}),
      () => editions.getEdition(member, id),
      () => editions.previewEdition(member, id),
      () => editions.createEdition(member, write()),
      () => editions.saveEdition(member, { ...edition, form: write() }),
      () => editions.deleteEdition(member, edition),
      () => editions.scheduleEdition(member, edition),
      () => editions.unscheduleEdition(member, edition),
      () => editions.stopEdition(member, edition),
      () => editions.sendTestEdition(member, id),
    ])
      await expect(attempt()).rejects.toThrow(NotAllowedError);
  });

  test('R-NEWSLETTER-2: drafts at the same time get different numbers, and the list is read by number', async () => {
    const { editions, actor } = fixture;
    await Promise.all([1, 2, 3].map(() => editions.createEdition(actor, write())));
    const { editions: rows } = await editions.listEditions(actor, {});
    expect(rows.map(({ number }) => number)).toEqual([3, 2, 1]);
    const older = await editions.listEditions(actor, { before: 3, state: 'draft' });
    expect(older.editions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await editions.listEditions(actor, { state: 'sent' })).editions).toEqual([]);
  });

  test('an article that gets another address stays in the edition, and is sent', async () => {
    const { editions, actor } = fixture;
    const management = createTestManagement(database);
    const created = await management.createArticle(actor, createArticleInput({ slug: 'kiln-before' }));
    if (created.kind !== 'created') throw new Error(created.kind);
    await management.setArticleState(actor, { id: created.id, version: 1, step: { state: 'published' } });
    const rename = async () => {
      const form = createArticleInput({ slug: 'kiln-after' });
      await management.saveArticle(actor, { id: created.id, version: 2, form, isCorrection: false });
      fixture.setArticles(await createArticles(database).listArticles());
    };
    fixture.setArticles(await createArticles(database).listArticles());
    await fixture.addSubscribers(1);
    const id = await editions.createEdition(actor, write({ articles: ['kiln-before', FIRST ?? ''] }));
    expect(await editions.scheduleEdition(actor, { id, version: 1 })).toEqual({ kind: 'saved' });
    await rename();
    const shown = await editions.getEdition(actor, id);
    expect([shown?.form.articles, shown?.missing]).toEqual([['kiln-after', FIRST], []]);
    expect(await editions.saveEdition(actor, { id, version: 2, form: shown?.form ?? write() })).toEqual({
      kind: 'unchanged',
    });
    const [batch] = await fixture.readBatches();
    if (batch) await fixture.runBatch(batch.payload);
    const sent = await editions.getEdition(actor, id);
    expect([sent?.state, sent?.content.articles.length]).toEqual(['sent', 2]);
    await database.rows({ text: 'truncate articles, subscribers cascade' });
  });

  test('R-NEWSLETTER-2: of two forms with the same version one is saved, and the other one sees it', async () => {
    const { editions, actor } = fixture;
    const id = await editions.createEdition(actor, write());
    const forms = [write({ subject: 'One of them' }), write({ subject: 'The other one' })];
    const results = await Promise.all(
      forms.map((form) => editions.saveEdition(actor, { id, version: 1, form })),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved']);
    const saved = await editions.getEdition(actor, id);
    const winner = forms[results.findIndex(({ kind }) => kind === 'saved')];
    expect(saved?.form).toEqual(winner);
    expect(results.find(({ kind }) => kind === 'conflict')).toMatchObject({ version: 2, current: winner });
    expect(await editions.saveEdition(actor, { id, version: 2, form: saved?.form ?? write() })).toEqual({
      kind: 'unchanged',
    });
    const actions = await database.rows<{ action: string }>({
      text: `select action from audit_events where subject_id = '${id}' order by id`,
    });
    expect(actions.map(({ action }) => action)).toEqual(['edition-created', 'edition-changed']);
  });

  test('R-NEWSLETTER-3: only an edition with published articles and a time to come is scheduled', async () => {
    const { editions, actor } = fixture;
    const empty = await editions.createEdition(actor, write({ articles: [] }));
    expect(await editions.scheduleEdition(actor, { id: empty, version: 1 })).toEqual({ kind: 'empty' });
    const unknown = await editions.createEdition(actor, write({ articles: ['not-published'] }));
    expect(await editions.scheduleEdition(actor, { id: unknown, version: 1 })).toEqual({ kind: 'missing' });
    const id = await editions.createEdition(actor, write());
    const past = new Date(START.getTime() - 1);
    expect(await editions.scheduleEdition(actor, { id, version: 1, sendAt: past })).toEqual({ kind: 'past' });
    expect(await fixture.readBatches()).toEqual([]);
    const later = new Date(START.getTime() + 1);
    await editions.scheduleEdition(actor, { id, version: 1, sendAt: later });
    expect(await editions.getEdition(actor, id)).toMatchObject({ state: 'scheduled', sendAt: later });
    const form = write({ articles: [] });
    expect(await editions.saveEdition(actor, { id, version: 2, form })).toEqual({ kind: 'empty' });
    const reordered = write({ articles: [String(THIRD), String(FIRST)] });
    expect(await editions.saveEdition(actor, { id, version: 2, form: reordered })).toEqual({ kind: 'saved' });
    expect(await editions.getEdition(actor, id)).toMatchObject({ state: 'scheduled', sendAt: later });
    expect(await editions.deleteEdition(actor, { id, version: 3 })).toBe('conflict');
  });

  test('a test goes to the signed-in member of staff, without a link that unsubscribes', async () => {
    const { editions, actor } = fixture;
    const id = await editions.createEdition(actor, write());
    expect(await editions.sendTestEdition(actor, id)).toBe('queued');
    await fixture.deliverEmails();
    expect(fixture.received).toEqual([
      expect.objectContaining({ recipient: actor.user.email, subject: 'What we built', headers: {} }),
    ]);
    const preview = await editions.previewEdition(actor, id);
    expect(preview?.text).toBe(fixture.received[0]?.text);
    expect(preview?.html).toContain(`/blog/${SECOND}?newsletter=1`);
    expect(preview?.text).not.toContain('/newsletter/leave');
  });

  test('a draft is deleted by a form of its version', async () => {
    const { editions, actor } = fixture;
    const id = await editions.createEdition(actor, write());
    expect(await editions.deleteEdition(actor, { id, version: 2 })).toBe('conflict');
    expect(await editions.deleteEdition(actor, { id, version: 1 })).toBe('deleted');
    expect(await editions.deleteEdition(actor, { id, version: 1 })).toBe('unknown');
    for (const missing of [id, UNKNOWN, 'no-id']) {
      expect(await editions.getEdition(actor, missing)).toBeUndefined();
      expect(await editions.sendTestEdition(actor, missing)).toBe('unknown');
      expect(await editions.scheduleEdition(actor, { id: missing, version: 1 })).toEqual({ kind: 'unknown' });
    }
  });
});
