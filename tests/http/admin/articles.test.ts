import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeHub, startFakeHub } from '../../fakes/fake-hub';
import { createPictureFile } from '../../fixtures/picture-files';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;
let hub: FakeHub;

beforeAll(async () => {
  hub = await startFakeHub();
  site = await openStaffSite({ WEBSUB_HUB_URL: hub.url });
  hub.setSite(site.url);
});
afterAll(async () => {
  await site.close();
  await hub.close();
});

const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

const KILN = {
  title: 'A kiln without a clock',
  summary: 'Why the second firing takes as long as it takes, and how we learned to plan around it.',
  authorId: 'revathi-subbaiah',
  tag: 'Design',
  coverKind: 'jali',
  coverSeed: '4',
  series: '',
  source: 'The zirconquartz glaze.\n\n## What it costs\n\nTwo "days".\n\n## What it gives\n\nA colour.',
};

async function createDraft(values: Partial<typeof KILN> & { slug: string }): Promise<string> {
  const { headers, text } = await site.submit('/admin/articles/new', { ...KILN, ...values });
  const path = /^(\/admin\/articles\/[\w-]+)\?done=created$/.exec(headers.location ?? '')?.[1];
  if (!path) throw new Error(`No draft was created: ${text.slice(0, 300)}`);
  return path;
}

/** Submits with the version that the page shows. */
const act = async (path: string, fields: Record<string, string>) =>
  site.submit(path, { version: readVersion((await site.open(path)).text), ...fields });

const LISTS = [
  '/',
  '/blog/',
  '/blog/list-sidebar',
  '/blog/list-sidebar?q=kiln',
  '/blog/tags/design',
  '/blog/authors/revathi-subbaiah',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/llms.txt',
  '/search?q=zirconquartz',
];

const findListed = async (slug: string) => {
  const found: string[] = [];
  for (const path of LISTS) if ((await site.visit(path)).text.includes(`/blog/${slug}`)) found.push(path);
  return found;
};

it('R-ARTICLE-2: an article is on no page as a draft, on all pages at the next request after its publication, and then on none', async () => {
  const path = await createDraft({ slug: 'kiln-everywhere' });
  const expectNowhere = async () => {
    expect(await findListed('kiln-everywhere')).toEqual([]);
    expect((await site.visit('/blog/kiln-everywhere')).status).toBe(404);
    expect((await site.visit('/blog/kiln-everywhere.md')).status).toBe(404);
    const { text } = await site.visit('/assistant/answers?q=zirconquartz+kiln+clock');
    expect(text).not.toContain('kiln-everywhere');
    expect((await site.visit('/blog/kiln-everywher')).text).not.toContain('A kiln without a clock');
  };
  await expectNowhere();
  expect((await act(path, { intent: 'published' })).headers.location).toBe(`${path}?done=published`);
  expect(await findListed('kiln-everywhere')).toEqual(LISTS);
  const { status, text } = await site.visit('/blog/kiln-everywhere');
  expect(status).toBe(200);
  expect(text).toContain('<h2 id="what-it-costs">What it costs</h2>');
  expect(text).toContain('<p>Two “days”.</p>');
  expect(text).not.toContain('style=');
  const image = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text)?.[1] ?? '';
  expect((await site.visit(image)).status).toBe(200);
  const markdown = await site.visit('/blog/kiln-everywhere.md');
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.text).toContain('# A kiln without a clock');
  await act(path, { ...KILN, slug: 'kiln-everywhere', intent: 'save', title: 'A kiln with a clock' });
  expect((await site.visit('/blog/kiln-everywhere')).text).toContain('A kiln with a clock');
  expect((await site.visit('/blog/')).text).toContain('A kiln with a clock');
  await act(path, { intent: 'withdrawn' });
  await expectNowhere();
});

it('R-ARTICLE-6: after the publication the hub reads the article in every feed', async () => {
  const path = await createDraft({ slug: 'kiln-hub' });
  await act(path, { intent: 'published' });
  await vi.waitFor(
    () => {
      expect([...hub.feeds.keys()].map((feed) => feed.split('/').at(-1)).toSorted()).toEqual([
        'atom.xml',
        'feed.json',
        'rss.xml',
      ]);
      for (const feed of hub.feeds.values()) expect(feed).toContain('/blog/kiln-hub');
    },
    { timeout: 20_000 },
  );
  expect(hub.refusals).toEqual([]);
  await act(path, { intent: 'withdrawn' });
});

it('the preview is the page of the article, for staff only', async () => {
  const path = await createDraft({ slug: 'kiln-preview' });
  const { status, text, headers } = await site.open(`${path}/preview`);
  expect(status).toBe(200);
  expect(text).toContain('This is a preview that only staff see.');
  expect(text).toContain('<h2 id="what-it-costs">');
  expect(text).toContain('content="noindex');
  expect(headers['cache-control']).toContain('no-store');
  expect((await site.open(`${path}/preview`, site.user)).status).toBe(404);
  expect((await site.visit(`${path}/preview`)).text).not.toContain('zirconquartz');
});

it('a changed slug redirects permanently, in one step', async () => {
  const path = await createDraft({ slug: 'kiln-old' });
  await act(path, { intent: 'published' });
  await act(path, { ...KILN, slug: 'kiln-new', intent: 'save' });
  const moved = await site.visit('/blog/kiln-old');
  expect([moved.status, moved.headers.location]).toEqual([301, '/blog/kiln-new']);
  expect((await site.visit('/blog/kiln-new')).status).toBe(200);
  await act(path, { intent: 'withdrawn' });
});

it('a form of an older version shows what changed meanwhile and changes nothing', async () => {
  const path = await createDraft({ slug: 'kiln-conflict' });
  const version = readVersion((await site.open(path)).text);
  const first = { ...KILN, slug: 'kiln-conflict', source: 'Of the first editor.', intent: 'save', version };
  expect((await site.submit(path, first)).status).toBe(303);
  const { status, text } = await site.submit(path, { ...first, source: 'Of the second editor.' });
  expect(status).toBe(409);
  expect(text).toContain('A colleague changed the article in the meantime');
  expect(text).toContain('Of the first editor.');
  expect(text).toMatch(/<textarea[^>]*>Of the second editor\./);
  const second = await site.open(`${path}/versions/2`);
  expect(second.text).toContain('Of the first editor.');
  const restored = await site.submit(`${path}/versions/1`, { intent: 'restore', version: '2' });
  expect([restored.status, restored.headers.location]).toEqual([303, `${path}?done=restored`]);
  expect((await site.submit(`${path}/versions/1`, { intent: 'restore', version: '2' })).status).toBe(409);
});

it('markup that cannot be shown is refused with its line, and so is a time in the past', async () => {
  const path = await createDraft({ slug: 'kiln-refused' });
  const html = await act(path, { ...KILN, slug: 'kiln-refused', source: 'a\n\n<b>b</b>', intent: 'save' });
  expect(html.status).toBe(400);
  expect(html.text).toContain('Line 3: HTML is not shown.');
  const over = await act(path, { intent: 'scheduled', publishAt: '2020-01-01T10:00' });
  expect([over.status, over.text.includes('This time is over.')]).toEqual([400, true]);
  const later = await act(path, { intent: 'scheduled', publishAt: '2099-01-01T10:00' });
  expect(later.headers.location).toBe(`${path}?done=scheduled`);
  expect((await site.visit('/blog/kiln-refused')).status).toBe(404);
});

it('a picture is drawn again, and the text shows it with its size', async () => {
  const path = await createDraft({ slug: 'kiln-picture' });
  const picture = new Uint8Array(await createPictureFile('png', { width: 700, height: 350 }));
  const bowl = new File([picture], 'bowl.png', { type: 'image/png' });
  const added = await site.upload(path, { intent: 'picture', alt: 'A bowl' }, bowl);
  expect(added.headers.get('location')).toBe(`${path}?done=added`);
  const line = /!\[A bowl\]\((\/uploads\/[^)]+)\)/.exec((await site.open(path)).text);
  const [source = '', file = ''] = line ?? [];
  await act(path, { ...KILN, slug: 'kiln-picture', source, intent: 'save' });
  const { text } = await site.open(`${path}/preview`);
  expect(text).toMatch(/<img src="\/uploads\/[\w-]+-700\.webp"[^>]*width="700" height="350"/);
  const sent = await site.visit(file);
  expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('R-ARTICLE-9: a draft is deleted with its preview and pictures; a form of an older version deletes nothing', async () => {
  const path = await createDraft({ slug: 'kiln-mistake' });
  const version = readVersion((await site.open(path)).text);
  const picture = new Uint8Array(await createPictureFile('png', { width: 700, height: 350 }));
  await site.upload(path, { intent: 'picture', alt: 'A bowl' }, new File([picture], 'bowl.png'));
  const editor = await site.open(path);
  const file = /!\[A bowl\]\((\/uploads\/[^)]+)\)/.exec(editor.text)?.[1] ?? '';
  expect(editor.text).toContain('The draft, its earlier versions and its pictures are deleted.');
  await act(path, { intent: 'scheduled', publishAt: '2099-01-01T10:00' });
  const late = await site.submit(path, { intent: 'delete', version });
  expect([late.status, late.text.includes('Nothing was deleted.')]).toEqual([409, true]);

  const deleted = await act(path, { intent: 'delete' });
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/admin/articles?done=deleted']);
  const list = await site.open('/admin/articles?done=deleted');
  expect(list.text).toContain('The draft is deleted.');
  expect(list.text).not.toContain(path);
  for (const page of [path, `${path}/preview`, `${path}/versions/1`, file])
    expect((await site.open(page)).status, page).toBe(404);
  expect((await site.submit(path, { intent: 'delete', version: '2' })).status).toBe(404);
  await createDraft({ slug: 'kiln-mistake' });
});

it('R-ARTICLE-9: an article that was published has no button to delete it, and a form deletes nothing', async () => {
  const path = await createDraft({ slug: 'kiln-published' });
  for (const intent of ['published', 'withdrawn']) {
    await act(path, { intent });
    expect((await site.open(path)).text).not.toContain('Delete the draft');
    const refused = await act(path, { intent: 'delete' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Only a draft that was never on the site can be deleted.');
  }
});

it('a form for an unknown article is answered with 404', async () => {
  for (const id of ['unknown', '01900000-0000-7000-8000-000000000000'])
    expect((await site.submit(`/admin/articles/${id}`, { intent: 'published', version: '1' })).status).toBe(
      404,
    );
});

it('R-ADMIN-15: what was typed into an article that a colleague deleted is shown', async () => {
  const path = await createDraft({ slug: 'kiln-gone' });
  await act(path, { intent: 'delete' });
  const source = 'A long text.\n\n## With chapters & more';
  const late = await site.submit(path, { ...KILN, source, slug: 'kiln-gone', intent: 'save', version: '1' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('It was deleted meanwhile');
  expect(late.text).toContain('>A long text.\n\n## With chapters &amp; more</textarea>');
  expect(late.text).toContain(KILN.summary);
});
