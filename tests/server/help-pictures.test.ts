import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpEntrySchemas } from '~/content/help/repository-forms';
import { NotAllowedError } from '~/domain/auth/permissions';
import { DAY_MS } from '~/domain/time/durations';
import type { Database } from '~/server/db/database.server';
import { helpPictureFiles } from '~/server/db/schema/help-entries.server';
import { searchHelp } from '~/server/help/help-index.server';
import type { Help } from '~/server/help-entries/cached-help.server';
import type { HelpManagement } from '~/server/help-entries/help-management.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { createTextPictures } from '~/server/publishing/text-pictures.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { toHelpMarkdown } from '~/server/site-index/article-markdown.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';
import { createTestHelp } from '../fixtures/create-test-help';
import { writeKilnHelp } from '../fixtures/kiln-help';

const NOW = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', NOW);
const file = new File(['picture'], 'bowl.png');

describe.each(engines)('R-HELP-7: pictures of help articles (%s)', (engine) => {
  let database: Database;
  let help: Help;
  let management: HelpManagement;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    ({ help, management } = createTestHelp(database, () => NOW));
  });
  afterAll(() => database.close());

  async function create() {
    count += 1;
    const slug = `kiln-${count}`;
    const result = await management.createHelpEntry(actor, writeKilnHelp(slug));
    if (result.kind !== 'created') throw new Error(result.kind);
    return { id: result.id, slug };
  }

  async function createWithPicture(alt: string) {
    const entry = await create();
    expect(await management.addHelpPicture(actor, { id: entry.id, file, alt })).toEqual({ kind: 'added' });
    const pictureId = (await management.getStaffHelpEntry(actor, entry.id))?.pictures[0]?.id ?? '';
    return { ...entry, pictureId, source: `## The bowl\n\n![${alt}](/uploads/${pictureId}-640.webp)` };
  }

  const save = (id: string, slug: string, source: string, version = 1) =>
    management.saveHelpEntry(actor, { id, version, form: writeKilnHelp(slug, source) });

  test('a text shows the pictures of its own article, in its page, Markdown, searches and preview', async () => {
    const { id, slug, pictureId, source } = await createWithPicture('A zirconquartz bowl');
    expect(await save(id, slug, source)).toEqual({ kind: 'saved' });
    await management.setHelpState(actor, { id, version: 2, step: { state: 'published' } });
    const merged = await help.read();
    const article = merged.findArticle(slug)?.article;
    expect(article?.sections[0]?.blocks).toEqual([
      {
        kind: 'picture',
        picture: { id: pictureId, alt: 'A zirconquartz bowl', files: [{ width: 640, height: 480 }] },
      },
    ]);
    expect(article && toHelpMarkdown(article, 'https://shop.example.org')).toMatch(
      new RegExp(
        `!\\[A zirconquartz bowl\\]\\(https://shop\\.example\\.org/uploads/${pictureId}-640\\.webp\\)`,
      ),
    );
    expect(searchHelp(merged, 'zirconquartz').answers.map((answer) => answer.slug)).toEqual([slug]);
    const search = createSiteSearch(database, { clock: () => NOW, readHelp: help.read });
    expect(JSON.stringify(await search.search('zirconquartz', { limit: 9 }))).toContain(slug);
    expect(JSON.stringify((await management.getHelpPreview(actor, id))?.help.findArticle(slug))).toContain(
      pictureId,
    );
    const stored = { pictureId, width: 640, format: 'webp' } as const;
    expect([...((await createTextPictures(database).readPictureFile(stored)) ?? [])]).toEqual([1, 2, 3]);
  });

  test('what is typed is previewed with the pictures of its article alone', async () => {
    const { id, slug, pictureId, source } = await createWithPicture('A bowl');
    const preview = async (shown?: string) => {
      const typed = { ...(shown && { id: shown }), form: writeKilnHelp(slug, source) };
      const { issues, help: typedHelp } = await management.previewTypedHelp(actor, typed);
      const shownArticle = JSON.stringify(typedHelp.findArticle(slug));
      return { isShown: shownArticle.includes(pictureId), issues: issues.length };
    };
    expect(await preview(id)).toEqual({ isShown: true, issues: 0 });
    expect(await preview((await create()).id)).toEqual({ isShown: false, issues: 1 });
    expect(await preview()).toEqual({ isShown: false, issues: 1 });
  });

  test('another article and a new one refuse the picture, and a question has none', async () => {
    const { source } = await createWithPicture('A bowl');
    const other = await create();
    const refused = {
      kind: 'issues',
      issues: { source: [expect.stringContaining('uploaded to this article')] },
    };
    expect(await save(other.id, other.slug, source)).toMatchObject(refused);
    expect(await management.createHelpEntry(actor, writeKilnHelp('kiln-new', source))).toMatchObject(refused);
    const question = await management.createHelpEntry(
      actor,
      helpEntrySchemas.question.parse({
        title: 'Is the kiln warm?',
        source: 'It is.',
        groups: ['shop'],
        place: 5,
      }),
    );
    const id = question.kind === 'created' ? question.id : '';
    expect(await management.addHelpPicture(actor, { id, file, alt: 'A bowl' })).toEqual({ kind: 'unknown' });
  });

  test('a user without the permission adds none', async () => {
    const { id } = await create();
    const member = createActor('user', NOW);
    await expect(management.addHelpPicture(member, { id, file, alt: 'A bowl' })).rejects.toThrow(
      NotAllowedError,
    );
    expect((await management.getStaffHelpEntry(actor, id))?.pictures).toEqual([]);
  });

  test('an added picture is in the audit log', async () => {
    const { id } = await createWithPicture('A bowl');
    const text = 'select area, action, after from audit_events where subject_id = $1 order by id';
    expect(await database.rows({ text, values: [id] })).toMatchObject([
      { action: 'help-created' },
      { area: 'help', action: 'help-picture', after: { alt: 'A bowl' } },
    ]);
  });

  test('R-ARTICLE-8: a picture is deleted thirty days after it was added, unless a version shows it', async () => {
    const { id, slug } = await create();
    const daysAgo = (days: number) => uuid({ msecs: Date.now() - days * DAY_MS });
    const former = daysAgo(31);
    const unused = daysAgo(31);
    const young = daysAgo(29);
    for (const pictureId of [former, unused, young])
      await database.db.insert(helpPictureFiles).values({
        pictureId,
        width: 640,
        format: 'webp',
        textId: id,
        height: 480,
        alt: 'A bowl',
        content: new Uint8Array([1]),
      });
    expect(await save(id, slug, `## A\n\n![A bowl](/uploads/${former}-640.webp)`)).toEqual({ kind: 'saved' });
    expect(await save(id, slug, '## A\n\nThree days.', 2)).toEqual({ kind: 'saved' });
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    const entry = await management.getStaffHelpEntry(actor, id);
    expect(entry?.pictures.map((picture) => picture.id)).toEqual([former, young]);
  });
});
