import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryHelp } from '~/content/help/repository-help';
import { articles as repositoryArticles } from '~/content/journal/articles';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { createArticleManagement, publishScheduled } from '~/server/articles/article-management.server';
import { type Articles, createArticles } from '~/server/articles/articles.server';
import type { Database } from '~/server/db/database.server';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { createTextPictures } from '~/server/publishing/text-pictures.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createFeedResponse } from '~/server/site-index/journal-feed.server';
import { createLlmsTxt, createSitemap } from '~/server/site-index/site-index.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { acceptPicture } from '../../fakes/accept-picture';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';
import { createPublicTexts, PUBLIC_ORIGIN } from '../../fixtures/public-texts';
import { createArticleInput, RARE_WORD } from '../../fixtures/text-inputs';

const START = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', START);
const member = createActor('user', START);
const [repositoryArticle] = repositoryArticles;
const file = new File(['picture'], 'bowl.png');
const FEEDS = ['rss.xml', 'atom.xml', 'feed.json'] as const;

describe.each(engines)('articles of the back office (%s)', (engine) => {
  let database: Database;
  let articles: Articles;
  let management: ReturnType<typeof createArticleManagement>;
  let now = START;
  let announced = 0;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    articles = createArticles(database);
    management = createArticleManagement(database, {
      clock: () => now,
      checkPicture: acceptPicture,
      announce: () => (announced += 1),
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    now = START;
    announced = 0;
  });

  async function read(id: string) {
    const article = await management.getStaffArticle(actor, id);
    if (!article) throw new Error(`There is no article ${id}.`);
    return article;
  }

  async function create(values: Partial<Record<keyof ArticleInput, string>> = {}) {
    count += 1;
    const result = await management.createArticle(
      actor,
      createArticleInput({ slug: `kiln-${count}`, ...values }),
    );
    if (result.kind !== 'created') throw new Error(result.kind);
    return { id: result.id, slug: values.slug ?? `kiln-${count}` };
  }

  const setState = async (id: string, state: Exclude<PublicationState, 'scheduled'>) =>
    management.setArticleState(actor, { id, version: (await read(id)).version, step: { state } });

  const save = async (id: string, form: ArticleInput, version?: number) =>
    management.saveArticle(actor, {
      id,
      form,
      isCorrection: false,
      version: version ?? (await read(id)).version,
    });

  /** Everything that visitors and programs read of all articles. */
  async function readEverywhere(slug: string): Promise<Record<string, boolean>> {
    const listed = await articles.listArticles();
    const search = createSiteSearch(database, { clock: () => now, readHelp: createHelp(database).read });
    const has = (text: string) => text.includes(`/blog/${slug}`);
    const found = await search.search(RARE_WORD, { limit: 50 });
    const shown = { articles: listed, origin: PUBLIC_ORIGIN };
    const feeds = await Promise.all(
      FEEDS.map((file) => createFeedResponse(new Request(PUBLIC_ORIGIN), file, shown).text()),
    );
    return {
      list: listed.some((article) => article.slug === slug),
      page: (await articles.findArticle(slug)).kind === 'stored',
      search: has(JSON.stringify(found)),
      sitemap: has(await createSitemap({ ...createPublicTexts(database), articles }, PUBLIC_ORIGIN)),
      llms: has(createLlmsTxt({ articles: listed, help: repositoryHelp }, PUBLIC_ORIGIN)),
      feeds: feeds.every(has),
    };
  }

  const everywhere = { list: true, page: true, search: true, sitemap: true, llms: true, feeds: true };
  const nowhere = { list: false, page: false, search: false, sitemap: false, llms: false, feeds: false };

  test('R-ARTICLE-2: only a published article is in lists, feeds, search, sitemap and at its address', async () => {
    const { id, slug } = await create();
    expect(await readEverywhere(slug)).toEqual(nowhere);
    await setState(id, 'published');
    expect(await readEverywhere(slug)).toEqual(everywhere);
    await setState(id, 'withdrawn');
    expect(await readEverywhere(slug)).toEqual(nowhere);
    await setState(id, 'draft');
    expect(await readEverywhere(slug)).toEqual(nowhere);
  });

  test('a published article is dated and sorted among those of the repository', async () => {
    const { id, slug } = await create();
    await setState(id, 'published');
    const listed = await articles.listArticles();
    expect(listed.length).toBeGreaterThan(repositoryArticles.length);
    expect(listed.find((article) => article.slug === slug)).toMatchObject({
      publishedOn: '2026-05-04',
      outline: [{ id: 'what-it-costs', text: 'What it costs' }],
      readingMinutes: 1,
      form: 'standard',
    });
    const days = listed.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('R-ARTICLE-4: nothing of an editor with an older version is saved', async () => {
    const { id, slug } = await create();
    const { version } = await read(id);
    expect(await save(id, createArticleInput({ slug, title: 'The first editor' }), version)).toEqual({
      kind: 'saved',
    });
    const result = await save(id, createArticleInput({ slug, title: 'The second editor' }), version);
    expect(result).toMatchObject({ kind: 'conflict', current: { title: 'The first editor' } });
    expect(result).toMatchObject({ versions: [{ version: version + 1, kind: 'edited' }] });
    expect((await read(id)).form.title).toBe('The first editor');
    expect(
      await management.setArticleState(actor, { id, version, step: { state: 'published' } }),
    ).toMatchObject({ kind: 'conflict' });
  });

  test('every version is stored with its difference and can be restored', async () => {
    const { id, slug } = await create({ source: 'One.' });
    await save(id, createArticleInput({ slug, source: 'Two.' }));
    expect(await management.getRevision(actor, { id, version: 2 })).toMatchObject({
      kind: 'edited',
      form: { source: 'Two.' },
      before: { source: 'One.' },
      currentVersion: 2,
    });
    expect(await management.getRevision(actor, { id, version: 2 ** 31 })).toBeUndefined();
    expect(await management.restoreRevision(actor, { id, version: 1, revision: 1 })).toMatchObject({
      kind: 'conflict',
    });
    expect(await management.restoreRevision(actor, { id, version: 2, revision: 1 })).toEqual({
      kind: 'saved',
    });
    expect(await read(id)).toMatchObject({ version: 3, form: { source: 'One.' } });
    expect(await management.restoreRevision(actor, { id, version: 3, revision: 9 })).toEqual({
      kind: 'unknown',
    });
  });

  test('a former slug of a published article redirects and stays taken; one of a draft is free again', async () => {
    const { id, slug } = await create();
    await save(id, createArticleInput({ slug: `${slug}-draft` }));
    expect((await create({ slug })).slug).toBe(slug);
    await setState(id, 'published');
    await save(id, createArticleInput({ slug: `${slug}-new` }));
    expect(await articles.findArticle(`${slug}-draft`)).toEqual({ kind: 'moved', slug: `${slug}-new` });
    expect(await management.createArticle(actor, createArticleInput({ slug: `${slug}-draft` }))).toEqual({
      kind: 'taken',
    });
    expect(await save(id, createArticleInput({ slug: `${slug}-draft` }))).toEqual({ kind: 'saved' });
    expect(await articles.findArticle(`${slug}-new`)).toEqual({ kind: 'moved', slug: `${slug}-draft` });
    await setState(id, 'withdrawn');
    expect(await articles.findArticle(`${slug}-new`)).toEqual({ kind: 'unknown' });
  });

  test('an article of the repository keeps its slug', async () => {
    const form = createArticleInput({ slug: `${repositoryArticle?.slug}` });
    expect(await management.createArticle(actor, form)).toEqual({ kind: 'taken' });
    const { id } = await create();
    expect(await save(id, form)).toEqual({ kind: 'taken' });
  });

  test('R-ARTICLE-5: a scheduled article is published at its time, unless that changed', async () => {
    const { id, slug } = await create();
    const handlers = { 'publish-article': publishScheduled(database, () => now) };
    const schedule = async (publishAt: Date) =>
      management.setArticleState(actor, {
        id,
        version: (await read(id)).version,
        step: { state: 'scheduled', publishAt },
      });
    expect(await schedule(START)).toEqual({ kind: 'past' });
    now = new Date('2026-01-01T00:00:00Z');
    const first = new Date('2026-01-02T00:00:00Z');
    const second = new Date('2026-01-03T20:00:00Z');
    await schedule(first);
    await schedule(second);
    expect(await readEverywhere(slug)).toEqual(nowhere);
    await handlers['publish-article'](
      { articleId: id, at: first.toISOString() },
      { attempt: 1, isLast: false },
    );
    expect(await readEverywhere(slug)).toEqual(nowhere);
    await runJobs(database, handlers);
    expect(await readEverywhere(slug)).toEqual(everywhere);
    expect(await runJobs(database, { 'notify-hub': async () => undefined })).toContain('notify-hub');
    expect(await read(id)).toMatchObject({ state: 'published', publishedOn: '2026-01-04', publishAt: null });
  });

  test('the database announces what visitors read, not work on drafts', async () => {
    const messages: string[] = [];
    await database.listen('articles', (payload) => messages.push(payload));
    const flush = async () => {
      const last = randomUUID();
      await database.rows({ text: `select pg_notify('articles', '${last}')` });
      await vi.waitFor(() => expect(messages.at(-1)).toBe(last));
      return messages.splice(0).length - 1;
    };
    const { id, slug } = await create();
    await save(id, createArticleInput({ slug, title: 'Another title' }));
    expect(await flush()).toBe(0);
    await setState(id, 'published');
    expect(await flush()).toBe(1);
    await save(id, createArticleInput({ slug, title: 'A third title' }));
    await setState(id, 'withdrawn');
    expect(await flush()).toBe(2);
    expect(announced).toBe(4);
  });

  test('R-ARTICLE-3: a text shows only pictures of its article, and HTML is refused', async () => {
    const one = await create();
    const other = await create();
    expect(await management.addArticlePicture(actor, { id: one.id, file, alt: 'A bowl' })).toEqual({
      kind: 'added',
    });
    const [picture] = (await read(one.id)).pictures;
    const source = `![A bowl](/uploads/${picture?.id}-640.webp)`;
    expect(await save(one.id, createArticleInput({ slug: one.slug, source }))).toEqual({ kind: 'saved' });
    expect(await save(other.id, createArticleInput({ slug: other.slug, source }))).toMatchObject({
      kind: 'issues',
    });
    expect(await save(one.id, createArticleInput({ slug: one.slug, source: '<b>a</b>' }))).toMatchObject({
      kind: 'issues',
    });
    expect(JSON.stringify(await management.getArticlePreview(actor, one.id))).toContain(
      '"width":640,"height":480',
    );
    const stored = { pictureId: picture?.id ?? '', width: 640, format: 'webp' } as const;
    expect([...((await createTextPictures(database).readPictureFile(stored)) ?? [])]).toEqual([1, 2, 3]);
  });

  test('the list finds by title and state, and pages through', async () => {
    const { id } = await create({ title: 'The 100% rare title' });
    const list = async (query: Parameters<typeof management.listStaffArticles>[1]) =>
      (await management.listStaffArticles(actor, query)).articles;
    expect(await list({ q: '100% RARE', state: 'draft' })).toMatchObject([{ id }]);
    expect(await list({ q: 'rare', state: 'published' })).toEqual([]);
    const all = await list({ q: '' });
    expect(await list({ q: '', after: `${all[1]?.id}` })).toEqual(all.slice(2));
  });

  test('a user without the permission reads and changes nothing', async () => {
    const { id } = await create();
    const form = createArticleInput({ slug: 'not-allowed' });
    const calls: (() => Promise<unknown>)[] = [
      () => management.listStaffArticles(member, { q: '' }),
      () => management.getStaffArticle(member, id),
      () => management.getArticlePreview(member, id),
      () => management.previewTypedArticle(member, { form }),
      () => management.getRevision(member, { id, version: 1 }),
      () => management.createArticle(member, form),
      () => management.saveArticle(member, { id, version: 1, form, isCorrection: false }),
      async () => management.restoreRevision(member, { id, version: 1, revision: 1 }),
      async () => management.setArticleState(member, { id, version: 1, step: { state: 'published' } }),
      () => management.deleteArticle(member, { id, version: 1 }),
      () => management.addArticlePicture(member, { id, file, alt: 'A bowl' }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(NotAllowedError);
    expect((await read(id)).version).toBe(1);
  });

  test('changes of staff are in the audit log', async () => {
    const { id } = await create();
    await setState(id, 'published');
    const text = 'select action, after from audit_events where subject_id = $1 order by id';
    const rows = await database.rows({ text, values: [id] });
    expect(rows).toMatchObject([
      { action: 'article-created' },
      { action: 'article-published', after: { state: 'published' } },
    ]);
  });
});
