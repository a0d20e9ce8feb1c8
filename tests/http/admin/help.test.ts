import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFile } from '../../fixtures/picture-files';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

const KILN = {
  kind: 'article',
  title: 'How long does a kiln zirconquartz?',
  category: 'orders',
  place: '15',
  summary: 'A kiln zirconquartzes for two days.',
  keywords: '',
  related: 'delivery',
  source: '## Two days\n\nThe **kiln** is warm for long.',
};

async function createDraft(fields: Record<string, string>): Promise<string> {
  const { headers, text } = await site.submit('/admin/help/new', fields);
  const path = /^(\/admin\/help\/[\w-]+)\?done=created$/.exec(headers.location ?? '')?.[1];
  if (!path) throw new Error(`No draft was created: ${text.slice(0, 300)}`);
  return path;
}

/** Submits with the version that the page shows. */
const act = async (path: string, fields: Record<string, string>) =>
  site.submit(path, { version: readVersion((await site.open(path)).text), ...fields });

const LISTS = ['/help/center', '/help/center?q=zirconquartz', '/help/answers?q=zirconquartz', '/sitemap.xml'];

const findListed = async (slug: string) => {
  const found: string[] = [];
  for (const path of [...LISTS, '/search?q=zirconquartz', '/assistant/answers?q=kiln+zirconquartz'])
    if ((await site.visit(path)).text.includes(slug)) found.push(path);
  return found;
};

it('R-HELP-2: a help article is on no page as a draft, on all pages at the next request after its publication, and then on none', async () => {
  const path = await createDraft({ ...KILN, slug: 'kiln-everywhere' });
  const page = '/help/detail?article=kiln-everywhere';
  const markdown = '/help/kiln-everywhere.md';
  const expectNowhere = async () => {
    expect(await findListed('kiln-everywhere')).toEqual([]);
    expect((await site.visit(page)).status).toBe(404);
    expect((await site.visit(markdown)).status).toBe(404);
    expect((await site.visit('/llms.txt')).text).not.toContain(markdown);
  };
  await expectNowhere();
  expect((await act(path, { intent: 'published' })).headers.location).toBe(`${path}?done=published`);
  expect(await findListed('kiln-everywhere')).toHaveLength(6);
  const { status, text } = await site.visit(page);
  expect(status).toBe(200);
  expect(text).toContain('<strong>kiln</strong>');
  expect(text).toContain('"@type":"FAQPage"');
  expect((await site.visit(markdown)).text).toContain('# How long does a kiln zirconquartz?');
  expect((await site.visit('/llms.txt')).text).toContain(markdown);
  await act(path, { ...KILN, slug: 'kiln-everywhere', intent: 'save', title: 'How long is a kiln warm?' });
  expect((await site.visit(page)).text).toContain('How long is a kiln warm?');
  await act(path, { ...KILN, slug: 'kiln-moved', intent: 'save' });
  const moved = await site.visit(page);
  expect([moved.status, moved.headers.location]).toEqual([301, '/help/detail?article=kiln-moved']);
  expect((await site.visit(markdown)).headers.location).toBe('/help/kiln-moved.md');
  await act(path, { intent: 'withdrawn' });
  await expectNowhere();
});

it('R-HELP-5: an article of the repository is replaced, and reverted to its text', async () => {
  const editor = await site.open('/admin/help/new?kind=article&from=delivery');
  const title = /name="title" value="([^"]*)"/.exec(
    editor.text.replace(/(value="[^"]*") (name="title")/g, '$2 $1'),
  )?.[1];
  expect(editor.text).toContain('## ');
  const path = await createDraft({
    ...KILN,
    slug: 'delivery',
    related: 'pay-by-upi',
    title: 'What does a kiln cost?',
  });
  expect((await site.open('/admin/help/new?kind=article&from=delivery')).headers.location).toBe(path);
  const page = '/help/detail?article=delivery';
  expect((await site.visit(page)).text).not.toContain('What does a kiln cost?');
  const preview = await site.open(`${path}/preview`);
  expect(preview.text).toContain('What does a kiln cost?');
  expect(preview.headers['cache-control']).toContain('no-store');
  expect((await site.open(`${path}/preview`, site.user)).status).toBe(404);
  await act(path, { intent: 'published' });
  expect((await site.visit(page)).text).toContain('What does a kiln cost?');
  await act(path, { intent: 'reverted' });
  const { text } = await site.visit(page);
  expect(text).not.toContain('What does a kiln cost?');
  expect(text).toContain(title);
});

it('a question is on the pages of its groups, with structured data', async () => {
  const question = {
    kind: 'question',
    title: 'Is the kiln in the price?',
    source: 'It is, all of it.',
    place: '5',
  };
  const path = await createDraft({ ...question, groups: 'hackmatrix' });
  const pages = ['/faq', '/products/hackmatrix'];
  const listTexts = async () => Promise.all(pages.map(async (page) => (await site.visit(page)).text));
  for (const text of await listTexts()) expect(text).not.toContain(question.title);
  await act(path, { intent: 'published' });
  for (const text of await listTexts()) {
    expect(text).toContain(`"name":"${question.title}"`);
    expect(text).toContain('id="is-the-kiln-in-the-price"');
  }
  await act(path, { ...question, slug: 'is-the-kiln-in-the-price', groups: 'pricing', intent: 'save' });
  for (const text of await listTexts()) expect(text).not.toContain(question.title);
  expect((await site.visit('/pricing')).text).toContain(question.title);
  await act(path, { intent: 'withdrawn' });
  expect((await site.visit('/pricing')).text).not.toContain(question.title);
});

it('a form of an older version shows what changed meanwhile, and refused texts are shown again', async () => {
  const fields = { ...KILN, slug: 'kiln-conflict' };
  const path = await createDraft(fields);
  const version = readVersion((await site.open(path)).text);
  const first = { ...fields, source: '## A\n\nOf the first editor.', intent: 'save', version };
  expect((await site.submit(path, first)).status).toBe(303);
  const second = await site.submit(path, { ...first, source: '## A\n\nOf the second editor.' });
  expect(second.status).toBe(409);
  expect(second.text).toContain('A colleague changed the help article in the meantime');
  expect(second.text).toContain('Of the first editor.');
  expect(second.text).toMatch(/<textarea[^>]*>## A\s+Of the second editor\./);
  const restored = await site.submit(`${path}/versions/1`, { intent: 'restore', version: '2' });
  expect(restored.headers.location).toBe(`${path}?done=restored`);
  const html = await act(path, { ...fields, source: '## A\n\n<b>b</b>', related: 'no-such', intent: 'save' });
  expect(html.status).toBe(400);
  expect(html.text).toContain('Line 3: HTML is not shown.');
  expect(html.text).toContain('no-such');
  const over = await act(path, { intent: 'scheduled', publishAt: '2020-01-01T10:00' });
  expect([over.status, over.text.includes('This time is over.')]).toEqual([400, true]);
});

it('R-HELP-7: a picture is drawn again, shown with its size and described in Markdown and search', async () => {
  const fields = { ...KILN, slug: 'kiln-picture' };
  const path = await createDraft(fields);
  const picture = new Uint8Array(await createPictureFile('png', { width: 700, height: 350 }));
  const bowl = new File([picture], 'bowl.png', { type: 'image/png' });
  const refused = await site.upload(path, { intent: 'picture', alt: '' }, bowl);
  expect(refused.status).toBe(400);
  const text = new File(['no picture'], 'bowl.png', { type: 'image/png' });
  expect((await site.upload(path, { intent: 'picture', alt: 'A bowl' }, text)).status).toBe(400);
  const added = await site.upload(path, { intent: 'picture', alt: 'A zirconquartz bowl' }, bowl);
  expect(added.headers.get('location')).toBe(`${path}?done=added`);
  const line = /!\[A zirconquartz bowl\]\((\/uploads\/[^)]+)\)/.exec((await site.open(path)).text);
  const [markdown = '', file = ''] = line ?? [];
  await act(path, { ...fields, source: `## The bowl\n\n${markdown}`, intent: 'save' });
  await act(path, { intent: 'published' });
  const page = await site.visit('/help/detail?article=kiln-picture');
  expect(page.text).toMatch(/<img src="\/uploads\/[\w-]+-700\.webp"[^>]*width="700" height="350"/);
  expect(page.text).toContain('alt="A zirconquartz bowl"');
  expect((await site.visit('/help/kiln-picture.md')).text).toMatch(
    /!\[A zirconquartz bowl\]\(https:\/\/[^/]+\/uploads\//,
  );
  expect((await site.visit('/help/answers?q=zirconquartz+bowl')).text).toContain('kiln-picture');
  const sent = await site.visit(file);
  expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/webp']);
  await act(path, { intent: 'withdrawn' });
});

it('R-ARTICLE-9: deleted edits make way for the original text in the list, the editor and on the site', async () => {
  const from = '/admin/help/new?kind=article&from=pay-by-upi';
  const path = await createDraft({ ...KILN, slug: 'pay-by-upi', title: 'Begun by mistake?' });
  const list = '/admin/help?done=deleted';
  expect((await site.open(list)).text).toContain('Begun by mistake?');
  const editor = await site.open(path);
  expect(editor.text).toContain('The site shows the original text. This cannot be undone.');
  const version = readVersion(editor.text);
  await act(path, { ...KILN, slug: 'pay-by-upi', intent: 'save', title: 'A mistake?' });
  expect((await site.submit(path, { intent: 'delete', version })).status).toBe(409);
  expect((await act(path, { intent: 'delete' })).headers.location).toBe(list);
  const { text } = await site.open(list);
  expect(text).toContain('The draft is deleted.');
  expect(text).not.toContain('A mistake?');
  for (const page of [path, `${path}/preview`]) expect((await site.open(page)).status).toBe(404);
  expect((await site.open(from)).status).toBe(200);
  expect((await site.visit('/help/detail?article=pay-by-upi')).status).toBe(200);
});

it('R-ARTICLE-9: a deleted question leads to the list of questions', async () => {
  const question = { kind: 'question', title: 'Is it warm?', source: 'It is.', place: '5', groups: 'shop' };
  const path = await createDraft(question);
  expect((await site.open(path)).text).toContain('The draft and its earlier versions are deleted.');
  const deleted = await act(path, { intent: 'delete' });
  expect(deleted.headers.location).toBe('/admin/help?kind=question&done=deleted');
  expect((await site.open(path)).status).toBe(404);
  await act(await createDraft(question), { intent: 'delete' });
});
