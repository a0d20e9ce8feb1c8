import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { repositoryHelp } from '~/content/help/repository-help';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import { paths } from '~/paths';
import type { Database } from '~/server/db/database.server';
import { searchHelp } from '~/server/help/help-index.server';
import type { Help } from '~/server/help-entries/cached-help.server';
import { type HelpManagement, publishScheduledHelp } from '~/server/help-entries/help-management.server';
import type { HelpStep } from '~/server/help-entries/help-state.server';
import { searchQuestions } from '~/server/questions/search-questions.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createLlmsTxt, createSitemap } from '~/server/site-index/site-index.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { engines, openTestDatabase } from '../database/test-database';
import { runJobs } from '../fakes/run-jobs';
import { createActor } from '../fixtures/create-actor';
import { createTestHelp } from '../fixtures/create-test-help';
import { createPublicTexts, PUBLIC_ORIGIN } from '../fixtures/public-texts';
import {
  createHelpArticleInput,
  createQuestionInput,
  getRepositoryForm,
  RARE_WORD,
} from '../fixtures/text-inputs';

const START = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', START);
const member = createActor('user', START);

describe.each(engines)('help entries of the back office (%s)', (engine) => {
  let database: Database;
  let help: Help;
  let management: HelpManagement;
  let now = START;
  let count = 0;
  let index: (transaction: Database['db']) => Promise<unknown>;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    await indexSiteContent(database, START);
    ({ help, index, management } = createTestHelp(database, () => now));
  });
  afterAll(() => database.close());
  beforeEach(() => {
    now = START;
  });

  async function read(id: string) {
    const entry = await management.getStaffHelpEntry(actor, id);
    if (!entry) throw new Error(`There is no entry ${id}.`);
    return entry;
  }

  async function create(form: HelpEntryInput = createHelpArticleInput()) {
    const result = await management.createHelpEntry(actor, form);
    if (result.kind !== 'created') throw new Error(JSON.stringify(result));
    return result.id;
  }

  const createNew = () => {
    count += 1;
    return create(createHelpArticleInput({ slug: `where-it-goes-${count}` }));
  };
  const step = async (id: string, next: HelpStep) =>
    management.setHelpState(actor, { id, version: (await read(id)).version, step: next });
  const save = async (id: string, form: HelpEntryInput, version?: number) =>
    management.saveHelpEntry(actor, { id, form, version: version ?? (await read(id)).version });

  /** Everything that visitors and programs read. */
  async function readEverywhere(slug: string) {
    const merged = await help.read();
    const path = paths.helpArticle(slug);
    const search = createSiteSearch(database, { clock: () => now, readHelp: help.read });
    const found = await search.search(RARE_WORD, { limit: 50 });
    const passages = await search.findPassages(`Where does the ${RARE_WORD} go?`);
    return {
      centre: merged.categories.some(({ articles }) => articles.some((article) => article.slug === slug)),
      helpSearch: searchHelp(merged, RARE_WORD).answers.some((answer) => answer.slug === slug),
      siteSearch: JSON.stringify(found).includes(path),
      assistant: passages.some(({ passage }) => passage.source.href?.startsWith(path)),
      sitemap: (await createSitemap({ ...createPublicTexts(database), help }, PUBLIC_ORIGIN)).includes(path),
      llms: createLlmsTxt({ articles: [], help: merged }, PUBLIC_ORIGIN).includes(paths.helpMarkdown(slug)),
    };
  }

  const everywhere = {
    centre: true,
    helpSearch: true,
    siteSearch: true,
    assistant: true,
    sitemap: true,
    llms: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]));

  test('R-HELP-2: only a published article is in the help centre, searches, assistant, sitemap and llms.txt', async () => {
    const id = await create(createHelpArticleInput({ slug: 'kiln-everywhere' }));
    expect(await readEverywhere('kiln-everywhere')).toEqual(nowhere);
    await step(id, { state: 'published' });
    expect(await readEverywhere('kiln-everywhere')).toEqual(everywhere);
    const { categories } = await help.read();
    expect(categories[0]?.articles[1]?.slug).toBe('kiln-everywhere');
    await step(id, { state: 'withdrawn' });
    expect(await readEverywhere('kiln-everywhere')).toEqual(nowhere);
  });

  test('R-HELP-5: an entry of the repository is edited, withdrawn, and goes back to its text', async () => {
    const [{ slug = '', question = '' } = {}] = repositoryHelpArticles;
    const find = async () => (await help.read()).findArticle(slug)?.article.question;
    const isFound = async () =>
      (
        await createSiteSearch(database, { clock: () => now, readHelp: help.read }).search(RARE_WORD, {
          limit: 9,
        })
      ).best.some(({ path }) => path === paths.helpArticle(slug));
    const form = getRepositoryForm('article', slug);
    const id = await create({ ...form, title: `Where is my ${RARE_WORD}?` });
    expect(await find()).toBe(question);
    await step(id, { state: 'published' });
    expect([await find(), await isFound()]).toEqual([`Where is my ${RARE_WORD}?`, true]);
    await step(id, { state: 'withdrawn' });
    expect([await find(), await isFound()]).toEqual([undefined, false]);
    expect(await step(id, { state: 'reverted' })).toEqual({ kind: 'saved' });
    expect([await find(), await isFound()]).toEqual([question, false]);
    expect(await read(id)).toMatchObject({
      state: 'draft',
      form,
      repository: form,
      versions: [{ kind: 'reverted' }, {}, {}, {}],
    });
    expect(await help.read()).toEqual({
      ...repositoryHelp,
      findArticle: expect.anything(),
      listQuestions: expect.anything(),
    });
    expect(await management.createHelpEntry(actor, form)).toEqual({ kind: 'taken' });
    expect(await save(id, { ...form, slug: 'another' })).toEqual({ kind: 'fixed-slug' });
    expect(await management.findHelpEntryId(actor, { kind: 'article', slug })).toBe(id);
    expect(await management.findHelpEntryId(actor, { kind: 'question', slug })).toBeUndefined();
  });

  test('a question is in its groups, in the search of questions and in the search of the site', async () => {
    const id = await create(createQuestionInput());
    const findGroups = async () => {
      const { groups } = await help.read();
      return groups.filter(({ questions }) => questions.some((question) => question.id === 'kiln-question'));
    };
    const isFound = async () => {
      const search = createSiteSearch(database, { clock: () => now, readHelp: help.read });
      return JSON.stringify(await search.search(RARE_WORD, { limit: 9 })).includes(
        `${paths.faq()}#kiln-question`,
      );
    };
    expect(await findGroups()).toEqual([]);
    await step(id, { state: 'published' });
    expect((await findGroups()).map((group) => group.id)).toEqual(['shop', 'pricing']);
    expect((await findGroups()).map(({ questions }) => questions[0]?.id)).toEqual([
      'kiln-question',
      'kiln-question',
    ]);
    expect(searchQuestions(await help.read(), RARE_WORD).groups).toHaveLength(1);
    expect(await isFound()).toBe(true);
    expect(await save(id, createQuestionInput({ slug: 'another-question' }))).toEqual({ kind: 'fixed-slug' });
    await step(id, { state: 'withdrawn' });
    expect([await findGroups(), await isFound()]).toEqual([[], false]);
    expect(
      await management.createHelpEntry(actor, createQuestionInput({ slug: 'where-is-my-order' })),
    ).toMatchObject({
      kind: 'issues',
    });
  });

  test('nothing of an editor with an older version is saved, and versions can be restored', async () => {
    const id = await createNew();
    const { form, version } = await read(id);
    expect(await save(id, { ...form, title: 'The first editor' }, version)).toEqual({ kind: 'saved' });
    const conflict = await save(id, { ...form, title: 'The second editor' }, version);
    expect(conflict).toMatchObject({
      kind: 'conflict',
      current: { title: 'The first editor' },
      versions: [{ kind: 'edited' }],
    });
    expect(await management.getHelpRevision(actor, { id, version: 2 })).toMatchObject({
      kind: 'edited',
      before: form,
      form: { title: 'The first editor' },
      currentVersion: 2,
    });
    const restore = (shown: number) =>
      management.restoreHelpRevision(actor, { id, version: shown, revision: 1 });
    expect(await restore(1)).toMatchObject({ kind: 'conflict' });
    expect(await restore(2)).toEqual({ kind: 'saved' });
    expect((await read(id)).form).toEqual(form);
    expect(await save(id, form)).toEqual({ kind: 'unchanged' });
  });

  test('a former slug of a published article leads to the one of today and stays taken', async () => {
    const id = await createNew();
    const { form } = await read(id);
    await step(id, { state: 'published' });
    await save(id, { ...form, slug: 'moved-kiln' });
    expect((await help.read()).movedArticles.get(form.slug)).toBe('moved-kiln');
    expect(await management.createHelpEntry(actor, form)).toEqual({ kind: 'taken' });
    await step(id, { state: 'withdrawn' });
    expect((await help.read()).movedArticles.has(form.slug)).toBe(false);
  });

  test('R-HELP-4: a scheduled entry is published at its time, unless that changed', async () => {
    const id = await create(createHelpArticleInput({ slug: 'kiln-later' }));
    const handler = publishScheduledHelp({ db: database.db, clock: () => now, index });
    expect(await step(id, { state: 'scheduled', publishAt: START })).toEqual({ kind: 'past' });
    now = new Date('2026-01-01T00:00:00Z');
    const first = new Date('2026-01-02T00:00:00Z');
    const second = new Date('2026-01-03T00:00:00Z');
    await step(id, { state: 'scheduled', publishAt: first });
    await step(id, { state: 'scheduled', publishAt: second });
    await handler({ entryId: id, at: first.toISOString() }, { attempt: 1, isLast: false });
    expect((await read(id)).state).toBe('scheduled');
    await runJobs(database, { 'publish-help': handler });
    help.refresh();
    expect(await readEverywhere('kiln-later')).toEqual(everywhere);
    await step(id, { state: 'withdrawn' });
  });

  test('R-HELP-3: a text that cannot be shown and an unknown related article are refused', async () => {
    const id = await createNew();
    const { form } = await read(id);
    const refused = await save(id, { ...form, source: '<b>a</b>', related: ['no-such'] } as HelpEntryInput);
    expect(refused).toMatchObject({
      kind: 'issues',
      issues: { related: [expect.stringContaining('no-such')] },
    });
    expect((await read(id)).version).toBe(1);
  });

  test('the preview shows a draft in place of what is published', async () => {
    const form = getRepositoryForm('article', 'delivery');
    const id = await create({ ...form, title: `What does ${RARE_WORD} cost?` });
    const preview = await management.getHelpPreview(actor, id);
    expect(preview?.help.findArticle('delivery')?.article.question).toBe(`What does ${RARE_WORD} cost?`);
    expect(preview?.help.articles).toHaveLength((await help.read()).articles.length);
    expect(await management.getHelpPreview(actor, randomUUID())).toBeUndefined();
  });

  test('the database announces what visitors read, not work on drafts', async () => {
    const messages: string[] = [];
    await database.listen('help', (payload) => messages.push(payload));
    const flush = async () => {
      const last = randomUUID();
      await database.rows({ text: `select announce_change('help', '${last}')` });
      await vi.waitFor(() => expect(messages.at(-1)).toBe(last));
      return messages.splice(0).length - 1;
    };
    const id = await createNew();
    const { form } = await read(id);
    await save(id, { ...form, title: 'Another title' });
    expect(await flush()).toBe(0);
    await step(id, { state: 'published' });
    await step(id, { state: 'withdrawn' });
    await step(id, { state: 'draft' });
    expect(await flush()).toBe(3);
  });

  test('a user without the permission reads and changes nothing', async () => {
    const { id, form } = await read(await createNew());
    const shown = { id, version: 1 };
    const calls: (() => Promise<unknown>)[] = [
      () => management.listStaffHelp(member, 'article'),
      () => management.getStaffHelpEntry(member, id),
      () => management.getHelpPreview(member, id),
      () => management.previewTypedHelp(member, { form }),
      () => management.getHelpRevision(member, shown),
      () => management.findHelpEntryId(member, { kind: 'article', slug: 'delivery' }),
      () => management.createHelpEntry(member, form),
      () => management.saveHelpEntry(member, { ...shown, form }),
      () => management.restoreHelpRevision(member, { ...shown, revision: 1 }),
      () => management.setHelpState(member, { ...shown, step: { state: 'published' } }),
      () => management.deleteHelpEntry(member, shown),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(NotAllowedError);
    expect((await read(id)).version).toBe(1);
  });

  test('changes of staff are in the audit log', async () => {
    const id = await createNew();
    await step(id, { state: 'published' });
    await step(id, { state: 'withdrawn' });
    const text = 'select area, action, after from audit_events where subject_id = $1 order by id';
    expect(await database.rows({ text, values: [id] })).toMatchObject([
      { area: 'help', action: 'help-created' },
      { action: 'help-published', after: { state: 'published' } },
      { action: 'help-withdrawn' },
    ]);
  });
});
