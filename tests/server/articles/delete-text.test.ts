import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryHelp } from '~/content/help/repository-help';
import { NotAllowedError } from '~/domain/auth/permissions';
import { createArticleManagement, publishScheduled } from '~/server/articles/article-management.server';
import { findDeletedSubjects } from '~/server/audit/deleted-subjects.server';
import type { Database } from '~/server/db/database.server';
import { createFileContents } from '~/server/files/file-contents.server';
import { createS3Store } from '~/server/files/s3-store.server';
import type { Help } from '~/server/help-entries/cached-help.server';
import { readHelp } from '~/server/help-entries/help-content.server';
import { type HelpManagement, publishScheduledHelp } from '~/server/help-entries/help-management.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { acceptPicture } from '../../fakes/accept-picture';
import { type FakeObjectStore, startFakeObjectStore } from '../../fakes/fake-object-store';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';
import { createTestHelp } from '../../fixtures/create-test-help';
import {
  createArticleInput,
  createHelpArticleInput,
  createQuestionInput,
  getRepositoryForm,
} from '../../fixtures/text-inputs';

const START = new Date('2026-01-04T10:00:00Z');
const PUBLISH_AT = new Date('2026-01-05T10:00:00Z');
const actor = createActor('staff', START);
const member = createActor('user', START);
const KINDS = ['article', 'help article'] as const;
type Kind = (typeof KINDS)[number];

const TABLES: Readonly<Record<Kind, string>> = {
  article: `select 1 from articles where id = $1 union all select 1 from article_revisions where article_id = $1
    union all select 1 from article_slugs where article_id = $1 union all select 1 from article_picture_files where article_id = $1`,
  'help article': `select 1 from help_entries where id = $1 union all select 1 from help_entry_revisions where entry_id = $1
    union all select 1 from help_entry_slugs where entry_id = $1 union all select 1 from help_picture_files where entry_id = $1`,
};

describe.each(engines)('R-ARTICLE-9: deletion of texts (%s)', (engine) => {
  let database: Database;
  let fake: FakeObjectStore;
  let articles: ReturnType<typeof createArticleManagement>;
  let help: Help;
  let entries: HelpManagement;
  let index: (transaction: Database['db']) => Promise<unknown>;
  let count = 0;
  const clock = () => START;

  beforeAll(async () => {
    const opened = await openTestDatabase(engine);
    fake = await startFakeObjectStore();
    const contents = createFileContents(opened, {
      store: createS3Store(fake.settings, { pauseMs: 1 }),
      isStoreUsed: true,
      clock,
      reportError: (error) => {
        throw error;
      },
    });
    database = { ...opened, contents };
    await seedSampleUsers(database);
    articles = createArticleManagement(database, {
      clock,
      checkPicture: acceptPicture,
      announce: () => undefined,
    });
    ({ help, management: entries, index } = createTestHelp(database, clock));
  });
  afterAll(async () => {
    await fake.close();
    await database.close();
  });

  /** A draft with two versions and a picture, and what staff do with it. */
  async function createDraft(kind: Kind) {
    count += 1;
    const slug = `kiln-${count}`;
    const isArticle = kind === 'article';
    const create = () =>
      isArticle
        ? articles.createArticle(actor, createArticleInput({ slug }))
        : entries.createHelpEntry(actor, createHelpArticleInput({ slug }));
    const created = await create();
    if (created.kind !== 'created') throw new Error(created.kind);
    const { id } = created;
    const save = (version: number) =>
      isArticle
        ? articles.saveArticle(actor, {
            id,
            version,
            form: createArticleInput({ slug, title: 'Begun by mistake' }),
            isCorrection: false,
          })
        : entries.saveHelpEntry(actor, {
            id,
            version,
            form: createHelpArticleInput({ slug, title: 'Begun by mistake' }),
          });
    const picture = { id, file: new File(['picture'], 'bowl.png'), alt: 'A bowl' };
    const addPicture = () =>
      isArticle ? articles.addArticlePicture(actor, picture) : entries.addHelpPicture(actor, picture);
    const read = () =>
      isArticle ? articles.getStaffArticle(actor, id) : entries.getStaffHelpEntry(actor, id);
    const preview = () =>
      isArticle ? articles.getArticlePreview(actor, id) : entries.getHelpPreview(actor, id);
    const set = async (step: Parameters<typeof articles.setArticleState>[1]['step']) => {
      const shown = { id, version: (await read())?.version ?? 0, step };
      return isArticle ? articles.setArticleState(actor, shown) : entries.setHelpState(actor, shown);
    };
    const remove = (version: number, by = actor) =>
      isArticle ? articles.deleteArticle(by, { id, version }) : entries.deleteHelpEntry(by, { id, version });
    const countRows = async () => (await database.rows({ text: TABLES[kind], values: [id] })).length;
    expect(await save(1)).toEqual({ kind: 'saved' });
    expect(await addPicture()).toEqual({ kind: 'added' });
    return { id, slug, create, save, addPicture, read, preview, set, remove, countRows };
  }

  const listAudit = (id: string) =>
    database.rows({
      text: 'select area, action, subject_label, before from audit_events where subject_id = $1 order by id',
      values: [id],
    });

  describe.each(KINDS)('%s', (kind) => {
    const area = kind === 'article' ? 'articles' : 'help';

    test('a draft is deleted with its versions, address and pictures', async () => {
      const other = await createDraft(kind);
      const draft = await createDraft(kind);
      const rows = await other.countRows();
      await database.rows({ text: 'truncate unused_objects' });
      expect(await draft.remove(2)).toEqual({ kind: 'deleted' });
      expect([await draft.countRows(), await other.countRows()]).toEqual([0, rows]);
      const unused = await database.rows<{ key: string }>({ text: 'select key from unused_objects' });
      expect(unused).toHaveLength(1);
      expect(fake.objects.has(`${unused[0]?.key}`)).toBe(true);
      expect([await draft.read(), await draft.preview()]).toEqual([undefined, undefined]);
      for (const late of [draft.remove(2), draft.save(2), draft.addPicture()])
        expect(await late).toEqual({ kind: 'unknown' });
      expect(await draft.create()).toMatchObject({ kind: 'created' });
    });

    test('the audit log names the deleted text', async () => {
      const { id, slug, remove } = await createDraft(kind);
      const subject = { area, subjectId: id } as const;
      expect(await findDeletedSubjects(database.db, [subject])).toEqual(new Set());
      await remove(2);
      expect((await listAudit(id)).at(-1)).toEqual({
        area,
        action: `${kind === 'article' ? 'article' : 'help'}-deleted`,
        subject_label: 'Begun by mistake',
        before: { title: 'Begun by mistake', slug, state: 'draft' },
      });
      expect(await findDeletedSubjects(database.db, [subject])).toEqual(new Set([id]));
    });

    test('a form with an older version, an unknown id and a user without the permission delete nothing', async () => {
      const { id, remove, countRows } = await createDraft(kind);
      const rows = await countRows();
      expect(await remove(1)).toMatchObject({
        kind: 'conflict',
        version: 2,
        versions: [{ kind: 'edited' }],
        current: { title: 'Begun by mistake' },
      });
      await expect(remove(2, member)).rejects.toThrow(NotAllowedError);
      const unknown = { id: 'unknown', version: 2 };
      expect([
        await articles.deleteArticle(actor, unknown),
        await entries.deleteHelpEntry(actor, unknown),
      ]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
      expect([await countRows(), (await listAudit(id)).length]).toEqual([rows, 3]);
    });

    test('a text that is or was on the site is not deleted', async () => {
      const { set, remove, read } = await createDraft(kind);
      for (const [version, state] of [
        [3, 'published'],
        [4, 'withdrawn'],
        [5, 'draft'],
      ] as const) {
        expect(await set({ state })).toEqual({ kind: 'saved' });
        expect(await remove(version)).toEqual({ kind: 'refused' });
      }
      expect(await set({ state: 'scheduled', publishAt: PUBLISH_AT })).toEqual({ kind: 'saved' });
      expect(await remove(6)).toEqual({ kind: 'refused' });
      expect(await read()).toMatchObject({ version: 6, publishedOn: '2026-01-04' });
      await set({ state: 'withdrawn' });
    });

    test('the job of a deleted scheduled text does nothing', async () => {
      const { set, remove, read } = await createDraft(kind);
      await set({ state: 'scheduled', publishAt: PUBLISH_AT });
      expect(await remove(3)).toEqual({ kind: 'deleted' });
      const done = await runJobs(database, {
        'publish-article': publishScheduled(database, () => PUBLISH_AT),
        'publish-help': publishScheduledHelp({ db: database.db, clock: () => PUBLISH_AT, index }),
      });
      expect(done).toContain(kind === 'article' ? 'publish-article' : 'publish-help');
      expect(await read()).toBeUndefined();
    });

    test('of two deletions at once, one deletes', async () => {
      const { id, remove } = await createDraft(kind);
      const results = await Promise.all([remove(2), remove(2)]);
      expect(results.map((result) => result.kind).toSorted()).toEqual(['deleted', 'unknown']);
      expect(await listAudit(id)).toHaveLength(4);
    });
  });

  test('without its edits, the site and its lists have the original entry', async () => {
    const { articles: originals, faqGroups } = repositoryHelp;
    const question = faqGroups[0]?.questions.find(({ moreHref }) => moreHref === undefined);
    for (const [kind, slug = ''] of [
      ['article', originals[0]?.slug],
      ['question', question?.id],
    ] as const) {
      const form = { ...getRepositoryForm(kind, slug), title: 'Begun by mistake' };
      const created = await entries.createHelpEntry(actor, form);
      const id = created.kind === 'created' ? created.id : '';
      const remove = (version: number) => entries.deleteHelpEntry(actor, { id, version });
      const set = (version: number, state: 'withdrawn' | 'draft') =>
        entries.setHelpState(actor, { id, version, step: { state } });
      await set(1, 'withdrawn');
      expect(await remove(2)).toEqual({ kind: 'refused' });
      await set(2, 'draft');
      expect(await remove(3)).toEqual({ kind: 'deleted' });
      expect(await entries.findHelpEntryId(actor, { kind, slug })).toBeUndefined();
      for (const shown of [await help.read(), await readHelp(database.db)])
        expect([shown.categories, shown.groups]).toEqual([repositoryHelp.categories, repositoryHelp.groups]);
      expect(await entries.createHelpEntry(actor, form)).toMatchObject({ kind: 'created' });
    }
  });

  test('a new question is deleted as well', async () => {
    const created = await entries.createHelpEntry(actor, createQuestionInput());
    const id = created.kind === 'created' ? created.id : '';
    expect(await entries.deleteHelpEntry(actor, { id, version: 1 })).toEqual({ kind: 'deleted' });
    expect(await entries.createHelpEntry(actor, createQuestionInput())).toMatchObject({ kind: 'created' });
  });
});
