import { beforeAll, describe, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { getPageWithCookie, getSharedSession } from '../support/sign-in-as';

const LIST = '/account/projects';

let user: string;
let otherUser: string;
let project: string;
let file: string;
let updateId: string;

beforeAll(async () => {
  [user, otherUser] = await Promise.all([getSharedSession('user'), getSharedSession('admin')]);
  const list = await getPageWithCookie(LIST, user);
  project = /href="(\/account\/projects\/[\w-]+)"/.exec(list.text)?.[1] ?? '';
  const { text } = await getPageWithCookie(project, user);
  file = /href="(\/account\/projects\/[\w-]+\/files\/[\w-]+)"/.exec(text)?.[1] ?? '';
  updateId = /name="updateId" value="([^"]+)"/.exec(text)?.[1] ?? '';
});

const comment = (fields: Record<string, string>, cookie = user, at = project) =>
  postForm(inject('siteUrl'), { path: at, fields, cookie });

describe('a user outside the project', () => {
  it('sees an empty list with an explanation', async () => {
    const { status, text } = await getPageWithCookie(LIST, otherUser);
    expect(status).toBe(200);
    expect(text).toContain('No projects yet');
    expect(text).not.toContain('/account/projects/0');
  });

  it('gets 404 for the project and its files', async () => {
    const unknown = project.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const path of [project, file, unknown, `${project}x`, `${LIST}/%27`])
      expect((await getPageWithCookie(path, otherUser)).status).toBe(404);
    const { text } = await getPageWithCookie(file, otherUser);
    expect(text).toBe('There is no such file.');
  });

  it('cannot comment', async () => {
    expect((await comment({ updateId, text: 'Let me in' }, otherUser)).status).toBe(404);
    expect((await getPageWithCookie(project, user)).text).not.toContain('Let me in');
  });
});

it('the page of a project is read in the order in which it is shown', async () => {
  const { text } = await getPageWithCookie(project, user);
  const headings = ['milestones-title', 'files-title', 'contact-title', 'updates-title'];
  const positions = headings.map((id) => text.indexOf(`id="${id}"`));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
  expect(main).not.toMatch(/class="[^"]*\border-(first|last|\d)/);
});

describe('a file', () => {
  it('is downloaded under its name and never executed', async () => {
    const { status, headers, body } = await getPageWithCookie(file, user);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is found only under its own project', async () => {
    const [, id = ''] = /files\/(.+)$/.exec(file) ?? [];
    const others = [
      ...(await getPageWithCookie(LIST, user)).text.matchAll(/href="(\/account\/projects\/[\w-]+)"/g),
    ];
    const other = others.map(([, path = '']) => path).find((path) => path !== project);
    expect((await getPageWithCookie(`${other}/files/${id}`, user)).status).toBe(404);
  });
});

describe('a comment', () => {
  it('is shown with its markup escaped', async () => {
    const sent = await comment({ updateId, text: 'Is <script>alert(1)</script> a seat?' });
    expect(sent.status).toBe(303);
    const [, id = ''] = /#comment-([\w-]+)$/.exec(sent.headers.location ?? '') ?? [];
    const { text } = await getPageWithCookie(project, user);
    expect(text).toContain(`id="comment-${id}"`);
    expect(text).toContain('Is &lt;script&gt;alert(1)&lt;/script&gt; a seat?');
  });

  it.each([
    ['nothing', '  \n ', 'Your comment is needed.'],
    ['too much', 'x'.repeat(2001), 'at most 2000 characters'],
    ['invisible characters', 'right\u202Eto left', 'characters that cannot be used'],
  ])('%s: refused at the field, with the typed text', async (_, typed, message) => {
    const { status, text } = await comment({ updateId, text: typed });
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).toContain('aria-invalid="true"');
    if (typed.trim()) expect(text).toContain(typed.slice(0, 10));
  });

  it('on an unknown update is refused', async () => {
    const unknown = { updateId: '01990000-0000-7000-8000-000000000000', text: 'Hello?' };
    expect((await comment(unknown)).status).toBe(404);
    expect((await comment({ text: 'Hello?' })).status).toBe(400);
  });
});
