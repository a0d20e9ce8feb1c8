import { beforeAll, expect, inject, it, vi } from 'vitest';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

let cookie: string;
const open = (path: string) => sendRequest(inject('siteUrl'), { path, headers: { cookie } });

beforeAll(async () => {
  cookie = await getSharedSession('admin');
});

it('the owner makes a backup, which appears in the list and can be downloaded', async () => {
  const { status, headers } = await postForm(inject('siteUrl'), {
    path: '/admin/backups',
    fields: { intent: 'back-up' },
    cookie,
  });
  expect([status, headers.location]).toEqual([303, '/admin/backups?done=started']);
  const file = await vi.waitFor(
    async () => {
      const { text } = await open('/admin/backups?done=started');
      expect(text).toContain('The backup has started.');
      const [path] = /\/admin\/backups\/backup-[\w-]+\.ndjson\.gz/.exec(text) ?? [];
      expect(path).toBeDefined();
      return path ?? '';
    },
    { timeout: 30_000, interval: 200 },
  );
  const download = await open(file);
  expect(download.status).toBe(200);
  expect(download.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${file.split('/').at(-1)}"`,
  });
  expect(Number(download.headers['content-length'])).toBeGreaterThan(10_000);
  expect((await open('/admin/backups/backup-2026-01-01t00-00-00-000z.ndjson.gz')).status).toBe(404);
});
