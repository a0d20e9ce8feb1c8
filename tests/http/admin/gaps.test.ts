import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140', 'sec-fetch-dest': 'document' };

const HELP_ARTICLE = '/help/detail?article=where-is-my-order';

/** Letters only: other characters would be read as parts of a key. */
const createWord = () =>
  `q${randomUUID()
    .replaceAll('-', '')
    .slice(0, 15)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'q')}`;

let cookie: string;

beforeAll(async () => {
  cookie = await getSharedSession('staff');
});

const visit = (path: string) => sendRequest(inject('siteUrl'), { path, headers: BROWSER });
const openList = (search = '') =>
  sendRequest(inject('siteUrl'), { path: `/admin/gaps${search}`, headers: { cookie } });

/** The fields of the form of an entry. */
function readEntry(html: string, text: string): { id: string; version: string } {
  const entry = html.split('<li').find((part) => part.includes(`>${text}<`)) ?? '';
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(entry)?.[1] ?? '';
  return { id: read('id'), version: read('version') };
}

it('R-GAP-5, R-SEARCH-2: what visitors do not find is listed, with a way to an article or a redirect', async () => {
  const word = createWord();
  const question = createWord();
  const path = `/${createWord()}`;
  const searches = [
    ['/help/center', createWord()],
    ['/faq', createWord()],
  ] as const;
  for (const [page, searched] of searches) expect((await visit(`${page}?q=${searched}`)).status).toBe(200);
  expect((await visit(`/search?q=${word}+98450+12345`)).status).toBe(200);
  await visit(`/assistant/answers?q=${question}`);
  for (let time = 0; time < 2; time++) expect((await visit(path)).status).toBe(404);

  const vote = { path: HELP_ARTICLE, fields: { helped: 'no' }, headers: BROWSER };
  expect((await postForm(inject('siteUrl'), vote)).headers.location).toContain('noted=no');

  const { status, text } = await openList();
  expect(status).toBe(200);
  for (const stored of [`${word} …`, ...searches.map(([, searched]) => searched), question, path])
    expect(text).toContain(`>${stored}<`);
  expect(text).not.toContain('98450');
  const from = `/admin/redirects/new?from=${encodeURIComponent(path)}`;
  expect(text).toContain(from);
  const [, article = ''] =
    new RegExp(`href="(/admin/articles/new\\?title=Q${question.slice(1)})"`).exec(text) ?? [];
  const editor = await sendRequest(inject('siteUrl'), { path: article, headers: { cookie } });
  expect(editor.text).toContain(`value="Q${question.slice(1)}"`);

  const entry = readEntry(text, path);
  const submit = () =>
    postForm(inject('siteUrl'), {
      path: '/admin/gaps?kind=path',
      fields: { ...entry, state: 'done' },
      cookie,
    });
  expect((await submit()).headers.location).toBe('/admin/gaps?kind=path&done=done');
  expect((await openList()).text).not.toContain(`>${path}<`);
  const late = await submit();
  expect(late.status).toBe(409);
  expect(late.text).toContain('A colleague changed this entry in the meantime');
  await visit(path);
  expect((await openList('?kind=path')).text).toContain('and it happened again.');
});
