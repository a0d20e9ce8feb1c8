import { beforeAll, describe, expect, inject, it } from 'vitest';
import { postForm } from '../support/post-form';
import { getPageWithCookie, signInAs } from '../support/sign-in-as';

const LIST = '/account/projects';

let member: string;
let stranger: string;
let project: string;
let file: string;
let updateId: string;

beforeAll(async () => {
  [member, stranger] = await Promise.all([signInAs('user'), signInAs('admin')]);
  const list = await getPageWithCookie(LIST, member);
  project = /href="(\/account\/projects\/[\w-]+)"/.exec(list.text)?.[1] ?? '';
  const { text } = await getPageWithCookie(project, member);
  file = /href="(\/account\/projects\/[\w-]+\/files\/[\w-]+)"/.exec(text)?.[1] ?? '';
  updateId = /name="updateId" value="([^"]+)"/.exec(text)?.[1] ?? '';
});

const comment = (fields: Record<string, string>, cookie = member, at = project) =>
  postForm(inject('siteUrl'), { path: at, fields, cookie });

describe('somebody who is no member', () => {
  it('sees an empty list that says what would stand there', async () => {
    const { status, text } = await getPageWithCookie(LIST, stranger);
    expect(status).toBe(200);
    expect(text).toContain('No project of yours yet');
    expect(text).not.toContain('/account/projects/0');
  });

  it('finds neither the project nor its files, as if there were none', async () => {
    const nothing = project.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const path of [project, file, nothing, `${project}x`, `${LIST}/%27`])
      expect((await getPageWithCookie(path, stranger)).status).toBe(404);
    const { text } = await getPageWithCookie(file, stranger);
    expect(text).toBe('There is no such file.');
  });

  it('writes no comment', async () => {
    expect((await comment({ updateId, text: 'Let me in' }, stranger)).status).toBe(404);
    expect((await getPageWithCookie(project, member)).text).not.toContain('Let me in');
  });
});

describe('a file', () => {
  it('is saved under its name and run by nobody', async () => {
    const { status, headers, body } = await getPageWithCookie(file, member);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is found through its own project alone', async () => {
    const [, id = ''] = /files\/(.+)$/.exec(file) ?? [];
    const others = [
      ...(await getPageWithCookie(LIST, member)).text.matchAll(/href="(\/account\/projects\/[\w-]+)"/g),
    ];
    const other = others.map(([, path = '']) => path).find((path) => path !== project);
    expect((await getPageWithCookie(`${other}/files/${id}`, member)).status).toBe(404);
  });
});

describe('a comment', () => {
  it('stands there once it was sent, harmless', async () => {
    const sent = await comment({ updateId, text: 'Is <script>alert(1)</script> a seat?' });
    expect(sent.status).toBe(303);
    const [, id = ''] = /#comment-([\w-]+)$/.exec(sent.headers.location ?? '') ?? [];
    const { text } = await getPageWithCookie(project, member);
    expect(text).toContain(`id="comment-${id}"`);
    expect(text).toContain('Is &lt;script&gt;alert(1)&lt;/script&gt; a seat?');
  });

  it.each([
    ['nothing', '  \n ', 'Your comment is needed.'],
    ['too much', 'x'.repeat(2001), 'at most 2000 characters'],
    ['what cannot be seen', 'right\u202Eto left', 'characters that cannot be used'],
  ])('%s is refused at its field, and what was typed is kept', async (_, typed, fault) => {
    const { status, text } = await comment({ updateId, text: typed });
    expect(status).toBe(400);
    expect(text).toContain(fault);
    expect(text).toContain('aria-invalid="true"');
    if (typed.trim()) expect(text).toContain(typed.slice(0, 10));
  });

  it('on an update that is not there finds nothing', async () => {
    const nowhere = { updateId: '01990000-0000-7000-8000-000000000000', text: 'Hello?' };
    expect((await comment(nowhere)).status).toBe(404);
    expect((await comment({ text: 'Hello?' })).status).toBe(400);
  });
});
