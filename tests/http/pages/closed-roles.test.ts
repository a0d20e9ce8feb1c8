import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRolesOpenOn, openRoles } from '~/content/careers/open-roles';
import { paths } from '~/paths';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { fetchPageHead } from '../support/page-head';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';

/** All that ends by itself has ended; for what is open until it is filled, the first day has passed. */
const later = '2027-06-01';
const open = listRolesOpenOn(later);
const closed = openRoles.filter((role) => !open.includes(role));

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-roles-'));
  const clock = pathToFileURL(resolve('tests/fakes/shift-clock.mjs')).href;
  site = await startProductionSite({
    dataFolder: folder,
    settings: {
      NODE_OPTIONS: `--import ${clock}`,
      CLOCK_AHEAD: String(new Date(`${later}T06:00:00Z`).getTime() - Date.now()),
    },
  });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const graphOf = (data: readonly unknown[]) => JSON.stringify(data);

it('there are such roles, and others', () => {
  expect(closed.length).toBeGreaterThanOrEqual(3);
  expect(open.length).toBeGreaterThanOrEqual(6);
});

describe.each(closed.map((role) => [role.id, role] as const))(
  '%s, once its last day has passed',
  (_, role) => {
    const path = paths.role(role.id);

    it('is gone for whoever lists it, and said to be closed to whoever reads it', async () => {
      const { status, meta, structuredData } = await fetchPageHead(site.url, path);
      expect(status).toBe(410);
      expect(meta.get('robots')).toContain('noindex');
      expect(structuredData).toEqual([]);
      const { text } = await sendRequest(site.url, { path });
      expect(text).toContain('This role closed on');
      expect(text).not.toContain('<form action="/career/read');
      expect(text).not.toContain('Apply for it');
    });

    it('takes no application', async () => {
      const fields = { name: 'Asha Rao', email: 'asha@example.in' };
      const answer = await postForm(site.url, { path, fields });
      expect([answer.status, answer.headers.location]).toEqual([303, `${path}#apply`]);
    });
  },
);

describe.each(open.map((role) => [role.id, role] as const))('%s, which is still open', (_, role) => {
  it('is a posting without a last day, and names none that has passed', async () => {
    const { status, structuredData } = await fetchPageHead(site.url, paths.role(role.id));
    expect(status).toBe(200);
    expect(graphOf(structuredData)).toContain('JobPosting');
    expect(graphOf(structuredData)).not.toContain('validThrough');
  });
});

it('the board, its description and the list for search engines name and count what is open', async () => {
  const { meta } = await fetchPageHead(site.url, paths.careers());
  expect(meta.get('description')).toMatch(new RegExp(`^${open.length} open roles`));
  const { text } = await sendRequest(site.url, { path: paths.careers() });
  const { text: index } = await sendRequest(site.url, { path: '/sitemap.xml' });
  for (const role of openRoles) {
    const link = `href="${paths.role(role.id)}"`;
    expect(text.includes(link), `${role.id} on the board`).toBe(open.includes(role));
    expect(index.includes(`role=${role.id}<`), `${role.id} in the index`).toBe(open.includes(role));
  }
});

it('the address without a role leads to one that is open', async () => {
  const { status, canonical } = await fetchPageHead(site.url, '/career/read');
  expect(status).toBe(200);
  expect(canonical).toContain(paths.role(open[0]?.id));
});
