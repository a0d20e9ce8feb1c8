import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { paths } from '~/paths';
import type { RunningSite } from '../../../scripts/site/production-site';
import { listRolesOpenOn } from '../../fixtures/open-roles';
import { fetchPageHead } from '../support/page-head';
import { postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

/** After the last day of every role with a last day, and after the first day of all others. */
const later = '2027-06-01';
const open = listRolesOpenOn(later);
const closed = openRoles.filter((role) => !open.includes(role));

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-roles-'));
  const clock = pathToFileURL(resolve('tests/fakes/shift-clock.mjs')).href;
  site = await startSeededSite({
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

const toJson = (data: readonly unknown[]) => JSON.stringify(data);

it('there are closed and open roles', () => {
  expect(closed.length).toBeGreaterThanOrEqual(3);
  expect(open.length).toBeGreaterThanOrEqual(6);
});

describe.each(closed.map((role) => [role.id, role] as const))('%s, after its last day', (_, role) => {
  const path = paths.role(role.id);

  it('responds with 410, and its page says that it is closed', async () => {
    const { status, meta, structuredData } = await fetchPageHead(site.url, path);
    expect(status).toBe(410);
    expect(meta.get('robots')).toContain('noindex');
    expect(structuredData).toEqual([]);
    const { text } = await sendRequest(site.url, { path });
    expect(text).toContain('This role closed on');
    expect(text).not.toContain('<form action="/career/read');
    expect(text).not.toContain('Apply for it');
  });

  it('accepts no application, and shows what was typed', async () => {
    const fields = { name: 'Asha Rao', email: 'asha@example.in', answer: 'A lift that asks "which floor".' };
    const { status, text } = await postForm(site.url, { path, fields });
    expect(status).toBe(410);
    expect(text).toContain('Nothing was sent');
    expect(text).toContain('A lift that asks &quot;which floor&quot;.');
  });
});

describe.each(open.map((role) => [role.id, role] as const))('%s, which is open', (_, role) => {
  it('has a job posting without a last day', async () => {
    const { status, structuredData } = await fetchPageHead(site.url, paths.role(role.id));
    expect(status).toBe(200);
    expect(toJson(structuredData)).toContain('JobPosting');
    expect(toJson(structuredData)).not.toContain('validThrough');
  });
});

it('the list of roles, its description and the sitemap contain the open roles', async () => {
  const { meta } = await fetchPageHead(site.url, paths.careers());
  expect(meta.get('description')).toMatch(new RegExp(`^${open.length} open roles`));
  const { text } = await sendRequest(site.url, { path: paths.careers() });
  const { text: sitemap } = await sendRequest(site.url, { path: '/sitemap.xml' });
  for (const role of openRoles) {
    const link = `href="${paths.role(role.id)}"`;
    expect(text.includes(link), `${role.id} on the page`).toBe(open.includes(role));
    expect(sitemap.includes(`role=${role.id}<`), `${role.id} in the sitemap`).toBe(open.includes(role));
  }
});

it('the path without a role shows an open role', async () => {
  const { status, canonical } = await fetchPageHead(site.url, '/career/read');
  expect(status).toBe(200);
  expect(canonical).toContain(paths.role(open[0]?.id));
});
