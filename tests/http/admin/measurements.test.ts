import { expect, inject, it, vi } from 'vitest';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const UNCOMMON_PAGE = '/saas/v5';

const openPage = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(inject('siteUrl'), {
    path,
    headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140', 'Sec-Fetch-Dest': 'document', ...headers },
  });

it('R-MEASURE-2: a page from memory is counted, and the page of the measurements shows it', async () => {
  const cookie = await getSharedSession('staff');
  const readPage = async () =>
    (await sendRequest(inject('siteUrl'), { path: '/admin/measurements?days=7', headers: { cookie } })).text;
  expect(await readPage()).not.toContain(UNCOMMON_PAGE);
  expect((await openPage(UNCOMMON_PAGE, { 'Sec-GPC': '1' })).status).toBe(200);
  for (let time = 0; time < 40; time++) expect((await openPage(UNCOMMON_PAGE)).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await readPage()).toMatch(
        new RegExp(`<a href="${UNCOMMON_PAGE}"[^>]*>${UNCOMMON_PAGE}<[\\s\\S]*?>40</span>`),
      ),
    { timeout: 30_000, interval: 500 },
  );
});
