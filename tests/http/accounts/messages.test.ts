import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { postForm } from '../support/post-form';
import { getPageWithCookie, getSharedSession } from '../support/sign-in-as';

const LIST = '/account/messages';
const WORDS = 'Do you also glaze roof tiles <b>by hand</b>?';
const { email = '' } = sampleUsers.find(({ role }) => role === 'user') ?? {};

let user: string;
let otherUser: string;
let message: string;

const post = (path: string, fields: Record<string, string>, cookie = user) =>
  postForm(inject('siteUrl'), { path, fields, cookie });
const read = (path: string, cookie = user) => getPageWithCookie(path, cookie);

/** Sends the contact form. Resolves to the path of the message. */
async function sendMessage(words: string): Promise<string> {
  const sent = await post('/contact', { topic: 'other', name: 'Meera Pillai', email, message: words });
  expect(sent.status).toBe(303);
  const { text } = await read(LIST);
  const [before = ''] = text.split(words.split('<')[0] ?? '');
  const path = [...before.matchAll(/href="(\/account\/messages\/[\da-f-]{36})"/g)].at(-1)?.[1];
  if (!path) throw new Error('The message is not in the list.');
  return path;
}

beforeAll(async () => {
  [user, otherUser] = await Promise.all([getSharedSession('user'), getSharedSession('admin')]);
  message = await sendMessage(WORDS);
});

describe('R-INBOX-12: a message of the account', () => {
  it('is in its list and on its page, with its markup escaped', async () => {
    for (const path of [LIST, message]) {
      const { status, headers, text } = await read(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toContain('Do you also glaze roof tiles &lt;b&gt;by hand&lt;/b&gt;?');
    }
    expect((await read(message)).text).toContain('No answer yet.');
  });

  it('does not exist for another account, nor without an account', async () => {
    expect((await read(LIST, otherUser)).text).not.toContain(message);
    for (const path of [
      message,
      `${message}x`,
      `${LIST}/${randomUUID()}`,
      `${message}/files/${randomUUID()}`,
    ])
      expect((await read(path, otherUser)).status).toBe(404);
    const fields = { intent: 'answer', key: randomUUID(), text: 'Let me in.' };
    expect((await post(message, fields, otherUser)).status).toBe(404);
    expect((await post(message, { intent: 'withdraw' }, otherUser)).status).toBe(404);
    expect((await read(message, '')).status).toBe(302);
    expect((await read(message)).text).not.toContain('Let me in.');
  });

  it.each([
    ['nothing', '  \n ', 'The answer is needed.'],
    ['too much', 'x'.repeat(5001), 'at most 5000 characters'],
  ])('an answer with %s is shown again with what is wrong', async (_, text, issue) => {
    const { status, text: page } = await post(message, { intent: 'answer', key: randomUUID(), text });
    expect(status).toBe(400);
    expect(page).toContain(issue);
    expect(page).toContain(text.trim());
  });

  it('has an answer once, however often its form is sent', async () => {
    const fields = { intent: 'answer', key: randomUUID(), text: 'The roof has <i>forty</i> rows.' };
    const [first, second] = [await post(message, fields), await post(message, fields)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.location).toBe(first.headers.location);
    const [path = '', anchor = ''] = (first.headers.location ?? '').split('#');
    const { text } = await read(path);
    expect(text.split('The roof has &lt;i&gt;forty&lt;/i&gt; rows.')).toHaveLength(2);
    expect(text).toContain(`id="${anchor}"`);
  });

  it('is taken back with one form, and then it is gone', async () => {
    const words = `Please forget this one. ${randomUUID()}`;
    const path = await sendMessage(words);
    const taken = await post(path, { intent: 'withdraw' });
    expect([taken.status, taken.headers.location]).toEqual([303, `${LIST}?done=withdrawn`]);
    const { text } = await read(`${LIST}?done=withdrawn`);
    expect(text).toContain('Taken back');
    expect(text).not.toContain(words);
    expect((await read(path)).status).toBe(404);
  });

  it.each(['?page=0', '?page=99', '?page=x'])('%s shows the page of the list', async (query) =>
    expect((await read(LIST + query)).status).toBe(200),
  );
});

it('a page of the list after its end leads to the first', async () => {
  expect((await read(`${LIST}?page=99`)).text).toContain('The list ends before this page');
});
