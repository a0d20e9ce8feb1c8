import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { RedirectInput } from '~/domain/site/stored-redirect';
import type { Database } from '~/server/db/database.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { redirects as table } from '~/server/db/schema/redirects.server';
import {
  createRedirectManagement,
  type RedirectManagement,
} from '~/server/redirects/redirect-management.server';
import { createRedirects, type Redirects } from '~/server/redirects/redirects.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';

const NOW = new Date('2026-11-23T20:00:00Z');
const actor = createActor('staff', NOW);
const member = createActor('user', NOW);
const PAGES = ['/', '/faq', '/pricing'];

const write = (from: string, target?: string, version = 0): RedirectInput => ({
  from,
  status: target === undefined ? '410' : '301',
  version,
  ...(target !== undefined && { target }),
});

const RULES = { origin: 'https://site.example', domain: 'company.example', profileHosts: [] };

describe.each(engines)('redirects (%s)', (engine) => {
  let database: Database;
  let redirects: Redirects;
  let management: RedirectManagement;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    redirects = createRedirects(database, { clock: () => NOW });
    management = createRedirectManagement(database, {
      clock: () => NOW,
      sitePaths: {
        ...RULES,
        toCanonical: (path) => path.toLowerCase(),
        // Reads the database, as the list of products does.
        async hasPage(path) {
          await database.ping();
          return PAGES.includes(path);
        },
      },
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(table);
  });

  async function create(from: string, target?: string): Promise<string> {
    const result = await management.createRedirect(actor, write(from, target));
    if (result.kind !== 'saved') throw new Error(JSON.stringify(result));
    return result.id;
  }

  async function findIssue(from: string, target?: string) {
    const result = await management.createRedirect(actor, write(from, target));
    return result.kind === 'refused' ? `${result.issue.field}: ${result.issue.kind}` : result.kind;
  }

  const listAudit = async (id: string) => {
    const { action, before, after, subjectLabel } = auditEvents;
    return database.db
      .select({ action, before, after, subjectLabel })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id);
  };

  test('only staff with the permission read and change redirects', async () => {
    const id = await create('/old', '/faq');
    const tries = [
      management.listRedirects(member, { q: '' }),
      management.getRedirect(member, id),
      management.createRedirect(member, write('/other', '/faq')),
      management.changeRedirect(member, { id, form: write('/old', '/pricing', 1) }),
      management.deleteRedirect(member, { id, version: 1 }),
    ];
    for (const tried of tries) await expect(tried).rejects.toThrow(NotAllowedError);
    expect(await redirects.followRedirect('/old')).toEqual({ status: '301', target: '/faq' });
  });

  test('R-REDIRECT-2, R-REDIRECT-3: pages, loops and chains are refused at their field', async () => {
    await create('/old', '/faq');
    expect(await findIssue('/FAQ', '/pricing')).toBe('from: page');
    expect(await findIssue('/OLD', '/pricing')).toBe('from: taken');
    expect(await findIssue('/older', '/old')).toBe('target: chain');
    expect(await findIssue('/loop', '/loop')).toBe('target: loop');
    expect(await findIssue('/other', '/unknown')).toBe('target: no-page');
    expect(await findIssue('/admin/x', '/faq')).toBe('from: reserved');
    expect(await findIssue('/other', '/Account/orders')).toBe('target: private');
    const form: RedirectInput = { from: '/gone', target: '/faq', status: '410', version: 0 };
    expect(await management.createRedirect(actor, form)).toMatchObject({ issue: { kind: 'not-needed' } });
    expect(
      await management.createRedirect(actor, { ...write('/x', '/faq'), target: undefined }),
    ).toMatchObject({ issue: { kind: 'needed' } });
  });

  test('R-REDIRECT-3: a redirect does not begin where another one leads, when that page is gone', async () => {
    PAGES.push('/summer');
    await create('/old', '/summer');
    PAGES.pop();
    expect(await findIssue('/summer', '/faq')).toBe('from: is-target');
  });

  test('R-REDIRECT-3: no two changes at the same time form a chain or a loop', async () => {
    const pages = ['/a', '/b', '/c', '/d'];
    const pair = fc.tuple(fc.constantFrom(...pages), fc.constantFrom(...pages));
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 2, maxLength: 8 }), async (pairs) => {
        await database.db.delete(table);
        // Pages come and go: each change sees a page where it leads and none where it begins.
        const race = ([from, to]: [string, string]) =>
          createRedirectManagement(database, {
            clock: () => NOW,
            sitePaths: {
              ...RULES,
              toCanonical: (path) => path,
              hasPage: async (path) => path === to && path !== from,
            },
          }).createRedirect(actor, write(from, to));
        await Promise.all(pairs.map(race));
        const rows = await database.db.select().from(table);
        const begins = new Set(rows.map(({ fromPath }) => fromPath));
        for (const { targetPath } of rows) expect(begins.has(targetPath ?? '')).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  test('R-REDIRECT-1: a change works at once, and is written to the audit log', async () => {
    const id = await create('/old', '/faq');
    await management.changeRedirect(actor, { id, form: write('/older', '/pricing?x=1#y', 1) });
    expect(await redirects.followRedirect('/old')).toBeUndefined();
    expect(await redirects.followRedirect('/older')).toEqual({ status: '301', target: '/pricing?x=1#y' });
    await management.changeRedirect(actor, { id, form: write('/older', undefined, 2) });
    expect(await redirects.followRedirect('/older')).toEqual({ status: '410', target: null });
    expect(await management.deleteRedirect(actor, { id, version: 3 })).toEqual({ kind: 'deleted' });
    expect(await redirects.followRedirect('/older')).toBeUndefined();
    expect(await listAudit(id)).toMatchObject([
      { action: 'redirect-created', subjectLabel: '/old', after: { from: '/old', target: '/faq' } },
      { action: 'redirect-changed', before: { from: '/old' }, after: { from: '/older' } },
      { action: 'redirect-changed', before: { status: '301' }, after: { status: '410', target: null } },
      { action: 'redirect-deleted', before: { from: '/older' } },
    ]);
  });

  test('a form with an older version changes and deletes nothing', async () => {
    const id = await create('/old', '/faq');
    await management.changeRedirect(actor, { id, form: write('/old', '/pricing', 1) });
    const late = await management.changeRedirect(actor, { id, form: write('/old', '/', 1) });
    expect(late).toMatchObject({ kind: 'conflict', current: { target: '/pricing', version: 2 } });
    expect(await management.deleteRedirect(actor, { id, version: 1 })).toMatchObject({ kind: 'conflict' });
    expect(await redirects.followRedirect('/old')).toEqual({ status: '301', target: '/pricing' });
    for (const unknown of [randomUUID(), 'no-id'])
      expect(await management.changeRedirect(actor, { id: unknown, form: write('/x', '/faq') })).toEqual({
        kind: 'conflict',
      });
  });

  test('R-REDIRECT-4: uses are counted with the day in India', async () => {
    const id = await create('/old', '/faq');
    await Promise.all(Array.from({ length: 5 }, () => redirects.followRedirect('/old')));
    await redirects.followRedirect('/unknown');
    expect(await management.getRedirect(actor, id)).toMatchObject({ uses: 5, lastUsedOn: '2026-11-24' });
  });

  test('the list has 50 a page and is searched by path, target and note', async () => {
    for (let count = 0; count < 51; count += 1) await create(`/old-${count}`, '/faq');
    await management.createRedirect(actor, { ...write('/sale_100%25', '/pricing'), note: 'Printed flyer' });
    const first = await management.listRedirects(actor, { q: '' });
    const second = await management.listRedirects(actor, { q: '', after: first.after });
    const all = [...first.redirects, ...second.redirects].map(({ from }) => from);
    expect(all[0]).toBe('/sale_100%25');
    expect(new Set(all).size).toBe(52);
    expect(second.after).toBeUndefined();
    for (const q of ['SALE_', 'pricing', 'flyer', '100%'])
      expect((await management.listRedirects(actor, { q })).redirects).toHaveLength(1);
    expect((await management.listRedirects(actor, { q: '%' })).redirects).toHaveLength(1);
  });
});
