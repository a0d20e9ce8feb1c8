import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { devPaths } from '~/dev-paths';
import { paths } from '~/paths';
import type { RunningSite } from '../../scripts/site/production-site';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';
import { sendRequest } from './support/send-request';
import { signInAs } from './support/sign-in-as';

const [user] = sampleUsers;
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stop-'));
  site = await startSeededSite({ dataFolder: folder, settings: { FORMS_PER_MINUTE: '100000' } });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = (path: string, cookie = '') =>
  sendRequest(site.url, { path, headers: cookie ? { cookie } : {} });
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  postForm(site.url, { path, fields, cookie });

/** The link in the newest email with a subject, from the mailbox of demo mode. */
async function readLink(subject: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { text } = await read(devPaths.mailbox());
      const before = text.split(subject)[0] ?? '';
      const id = text.includes(subject)
        ? [...before.matchAll(/\/dev\/mailbox\/([\w-]{36})"/g)].at(-1)?.[1]
        : '';
      const email = id ? await read(devPaths.mailboxEmailSource(id, 'html')) : undefined;
      link = new RegExp(`href="[^"]*(${path}\\?token=[\\w.-]+)"`).exec(email?.text ?? '')?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

it('the link in the email to the current address stops an email change, but only when the form is sent', async () => {
  const session = await signInAs('user', site.url);
  const fields = { intent: 'email', email: 'meera.new@example.com', current: user?.password ?? '' };
  expect((await post(paths.account.security(), fields, session)).status).toBe(303);
  const stop = await readLink('A change of your email address was requested', '/auth/stop-email-change');
  const confirm = await readLink('Confirm your new address', paths.auth.verifyEmail());
  const token = stop.split('token=')[1] ?? '';

  for (const _ of [1, 2]) {
    const page = await read(stop);
    expect(page.status).toBe(200);
    expect(page.text).toContain('meera.new@example.com');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain('no-referrer');
  }
  expect((await read(confirm)).status, 'the new address can still be confirmed').toBe(200);

  const forged = await post('/auth/stop-email-change', { token: `${token}x` });
  expect(forged.headers.location).toBe('/auth/stop-email-change?token=gone');
  const stopped = await post('/auth/stop-email-change', { token, sessions: 'end' });
  expect(stopped.status).toBe(303);
  const done = await read(stopped.headers.location ?? '');
  expect(done.text).toContain('every browser is signed out');
  expect(done.text).toContain(paths.auth.forgotPassword());

  expect((await read(confirm)).status).toBe(410);
  expect((await read(stop)).status).toBe(410);
  expect((await read(paths.account.security(), session)).status, 'the session is over').toBe(302);
  expect((await post('/auth/stop-email-change', { token })).headers.location).toContain('token=gone');
});
