import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRoles as repositoryRoles } from '~/content/careers/open-roles';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { RoleStep } from '~/domain/careers/role-state';
import type { Articles } from '~/server/articles/articles.server';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import {
  createOpenRoleManagement,
  type OpenRoleManagement,
} from '~/server/open-roles/open-role-management.server';
import { createOpenRoles, type OpenRoles } from '~/server/open-roles/open-roles.server';
import { toRoleContent } from '~/server/open-roles/role-content.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createSitemap } from '~/server/site-index/site-index.server';
import { updateSiteIndex } from '~/server/site-search/index-site-content.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { engines, openTestDatabase } from '../database/test-database';
import { runJobs } from '../fakes/run-jobs';
import { createActor } from '../fixtures/create-actor';

const START = new Date('2026-12-01T10:00:00Z');
const admin = createActor('admin', START);
const first = repositoryRoles[0];
const closing = repositoryRoles.find(({ untilFilled }) => !untilFilled);
if (!first || !closing) throw new Error('The repository has roles.');

const WORD = 'zirconquartz';
const written = {
  ...toRoleContent(first),
  title: 'Potter',
  summary: `You throw ${WORD} tiles all day long.`,
};

describe.each(engines)('R-CAREERS-6: open roles (%s)', (engine) => {
  let database: Database;
  let openRoles: OpenRoles;
  let management: OpenRoleManagement;
  let now = START;
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    openRoles = createOpenRoles(database, { clock });
    management = createOpenRoleManagement(database, { clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = START;
    await database.rows({ text: 'truncate open_roles, role_closings, jobs, site_search_documents' });
  });

  const getOrThrow = async (id: string) => {
    const role = await management.getStaffRole(admin, id);
    if (!role) throw new Error('The role is not there.');
    return role;
  };
  const take = async (id: string, step: RoleStep, day?: string) => {
    const { version } = await getOrThrow(id);
    return (await management.setRoleState(admin, { id, version, step, day })).kind;
  };
  const listOpenIds = async () => (await openRoles.listOpenRoles()).map(({ id }) => id);

  /** Where visitors find the role. */
  async function findEverywhere(id: string, text: string) {
    await runJobs(database, { 'update-site-index': updateSiteIndex(database, clock) });
    const catalogue = { listPublishedIds: async () => [] as string[] } as unknown as Catalogue;
    const articles: Pick<Articles, 'listArticles'> = { listArticles: async () => [] };
    const help = createHelp(database);
    const texts = { catalogue, articles, help, openRoles };
    const search = createSiteSearch(database, { clock, readHelp: help.read });
    const path = `/career/read?role=${id}`;
    return {
      list: (await listOpenIds()).includes(id),
      sitemap: (await createSitemap(texts, 'https://t.example')).includes(path),
      search: JSON.stringify(await search.search(text, { limit: 50 })).includes(path),
      assistant: JSON.stringify(await search.findPassages(text)).includes(path),
    };
  }
  const everywhere = { list: true, sitemap: true, search: true, assistant: true };
  const nowhere = { list: false, sitemap: false, search: false, assistant: false };

  test.each(['user', 'staff'] as const)('every function refuses the role %s', async (name) => {
    const actor = createActor(name, START);
    const shown = { id: first.id, version: 0 };
    for (const act of [
      () => management.listStaffRoles(actor),
      () => management.getStaffRole(actor, first.id),
      () => management.createRole(actor, written),
      () => management.saveRole(actor, { ...shown, content: written }),
      () => management.setRoleState(actor, { ...shown, step: 'close' }),
      () => management.restoreRepositoryTexts(actor, shown),
      () => management.deleteDraft(actor, shown),
    ])
      await expect((async () => act())()).rejects.toThrow(NotAllowedError);
  });

  test('without changes the site lists the roles of the repository', async () => {
    expect(await openRoles.listRoles()).toEqual(repositoryRoles);
    expect(await openRoles.findRole('no-such-role')).toBeUndefined();
  });

  test('a role is a draft, published, filled, and opened again', async () => {
    const { id } = await management.createRole(admin, written);
    expect(id).toBe(`potter-${first.city.toLowerCase()}`);
    expect(await openRoles.findRole(id)).toBeUndefined();
    expect(await findEverywhere(id, WORD)).toEqual(nowhere);

    expect(await take(id, 'publish')).toBe('saved');
    expect(await findEverywhere(id, WORD)).toEqual(everywhere);
    expect(await openRoles.findRole(id)).toMatchObject({ postedOn: '2026-12-01', teamId: first.teamId });

    now = new Date('2026-12-03T10:00:00Z');
    expect(await take(id, 'fill')).toBe('saved');
    expect(await findEverywhere(id, WORD)).toEqual(nowhere);
    expect(await openRoles.findRole(id)).toMatchObject({ ended: { kind: 'filled', on: '2026-12-03' } });
    expect(await take(id, 'close')).toBe('impossible');

    expect(await take(id, 'reopen')).toBe('saved');
    expect(await findEverywhere(id, WORD)).toEqual(everywhere);
    expect((await openRoles.findRole(id))?.postedOn).toBe('2026-12-01');
  });

  test('R-CAREERS-8: a scheduled role appears everywhere on its day, and not before', async () => {
    const content = { ...written, deadline: '2027-01-20', startsOn: '2027-03-01', untilFilled: false };
    const { id } = await management.createRole(admin, content);
    expect(await take(id, 'unschedule')).toBe('impossible');
    expect(await take(id, 'schedule')).toBe('not-later');
    expect(await take(id, 'schedule', '2026-12-01')).toBe('not-later');
    expect(await take(id, 'schedule', '2027-01-21')).toBe('past');
    expect(await take(id, 'schedule', '2026-12-10')).toBe('saved');
    expect(await getOrThrow(id)).toMatchObject({ state: 'scheduled', role: { postedOn: '2026-12-10' } });

    // The last minute of the day before in India.
    now = new Date('2026-12-09T18:29:00Z');
    expect(await findEverywhere(id, WORD)).toEqual(nowhere);
    expect(await openRoles.findRole(id)).toBeUndefined();
    now = new Date('2026-12-09T18:31:00Z');
    // What the nightly job does.
    await enqueue(database.db, 'update-site-index', {}, { key: 'night' });
    expect(await findEverywhere(id, WORD)).toEqual(everywhere);
    expect(await getOrThrow(id)).toMatchObject({ state: 'open', role: { postedOn: '2026-12-10' } });
    expect(await take(id, 'unschedule')).toBe('impossible');
    expect(await take(id, 'close')).toBe('saved');
  });

  test('R-CAREERS-8: a scheduled role gets another day, becomes a draft, and is published at once', async () => {
    const content = {
      ...written,
      title: 'Night potter',
      deadline: '2027-01-20',
      startsOn: '2027-03-01',
      untilFilled: false,
    };
    const { id } = await management.createRole(admin, content);
    expect(await take(id, 'schedule', '2026-12-10')).toBe('saved');
    expect(await take(id, 'schedule', '2026-12-12')).toBe('saved');
    const { version } = await getOrThrow(id);
    const early = { ...content, deadline: '2026-12-11' };
    expect(await management.saveRole(admin, { id, version, content: early })).toEqual({ kind: 'past' });
    expect(await management.deleteDraft(admin, { id, version })).toMatchObject({
      kind: 'conflict',
      current: { state: 'scheduled' },
    });
    expect(await take(id, 'unschedule')).toBe('saved');
    now = new Date('2026-12-12T10:00:00Z');
    expect(await openRoles.findRole(id)).toBeUndefined();
    expect(await take(id, 'schedule', '2026-12-20')).toBe('saved');
    expect(await take(id, 'publish')).toBe('saved');
    expect(await openRoles.findRole(id)).toMatchObject({ postedOn: '2026-12-12' });
    const events = await database.rows<{ before: unknown; after: unknown }>({
      text: `select before, after from audit_events where subject_id = '${id}' and action like '%scheduled' order by id`,
    });
    expect(events.map(({ after }) => after)).toMatchObject([
      { state: 'scheduled', publishedFrom: '2026-12-10' },
      { publishedFrom: '2026-12-12' },
      { state: 'draft', publishedFrom: null },
      { state: 'scheduled', publishedFrom: '2026-12-20' },
    ]);
  });

  test('a second role with the same title in the same city has an id of its own', async () => {
    const ids = [await management.createRole(admin, written), await management.createRole(admin, written)];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    expect(await management.deleteDraft(admin, { id: ids[1]?.id ?? '', version: 1 })).toEqual({
      kind: 'deleted',
    });
    expect(await management.getStaffRole(admin, ids[1]?.id ?? '')).toBeUndefined();
  });

  test('so has one with a title that fills the id', async () => {
    const content = { ...written, title: `Potter of ${'very '.repeat(14)}` };
    const ids = [await management.createRole(admin, content), await management.createRole(admin, content)];
    expect(ids.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^potter-of-very/),
      expect.stringMatching(/^potter-of-very.*-2$/),
    ]);
    for (const { id } of ids) expect(id.length).toBeLessThanOrEqual(80);
  });

  test('a published role cannot be deleted', async () => {
    const { id } = await management.createRole(admin, written);
    await take(id, 'publish');
    const { version } = await getOrThrow(id);
    expect(await management.deleteDraft(admin, { id, version })).toMatchObject({ kind: 'conflict' });
    expect(await listOpenIds()).toContain(id);
  });

  test('a role of the repository is edited in its place, closed, and shows its own texts again', async () => {
    const save = { id: first.id, version: 0, content: { ...toRoleContent(first), title: 'Potter' } };
    expect(await management.saveRole(admin, { ...save, content: toRoleContent(first) })).toEqual({
      kind: 'unchanged',
    });
    expect(await management.saveRole(admin, save)).toEqual({ kind: 'saved' });
    const titles = (await openRoles.listRoles()).map(({ title }) => title);
    expect(titles).toEqual(repositoryRoles.map(({ title }) => (title === first.title ? 'Potter' : title)));
    expect(await take(first.id, 'close')).toBe('saved');
    expect(await listOpenIds()).not.toContain(first.id);
    const { version } = await getOrThrow(first.id);
    await management.restoreRepositoryTexts(admin, { id: first.id, version });
    expect(await openRoles.findRole(first.id)).toEqual({
      ...first,
      ended: { kind: 'closed', on: '2026-12-01' },
    });
  });

  test('a role ends after its closing day, and a later day opens it again', async () => {
    now = new Date(`${closing.deadline}T12:00:00Z`);
    expect(await listOpenIds()).toContain(closing.id);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(await openRoles.findRole(closing.id)).toMatchObject({
      ended: { kind: 'closed', on: closing.deadline },
    });
    expect(await take(closing.id, 'reopen')).toBe('past');
    const later = { ...toRoleContent(closing), untilFilled: true };
    await management.saveRole(admin, { id: closing.id, version: 0, content: later });
    expect(await listOpenIds()).toContain(closing.id);
  });

  test('R-CAREERS-7: of two people who change it at once one does, the other reads what changed', async () => {
    const save = (title: string) =>
      management.saveRole(admin, { id: first.id, version: 0, content: { ...written, title } });
    const results = await Promise.all([save('One'), save('Other')]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
    const { content } = await getOrThrow(first.id);
    expect(results).toContainEqual({
      kind: 'conflict',
      current: { content, state: 'open', at: START, by: expect.any(String) },
    });
    expect(await management.setRoleState(admin, { id: first.id, version: 0, step: 'close' })).toMatchObject({
      kind: 'conflict',
    });
  });

  test('R-AUDIT-1: each change is in the audit log with what it changed', async () => {
    const { id } = await management.createRole(admin, { ...written, title: 'Glazier' });
    await take(id, 'publish');
    const { version } = await getOrThrow(id);
    await management.saveRole(admin, { id, version, content: { ...written, title: 'Thrower' } });
    await take(id, 'close');
    const events = await database.rows({
      text: `select action, before, after from audit_events where subject_id = '${id}' order by id`,
    });
    expect(events).toMatchObject([
      { action: 'open-role-created', before: null, after: { title: 'Glazier', state: 'draft' } },
      { action: 'open-role-published', before: { state: 'draft' }, after: { state: 'open' } },
      { action: 'open-role-changed', before: { title: 'Glazier' }, after: { title: 'Thrower' } },
      { action: 'open-role-closed', before: { state: 'open' }, after: { state: 'closed' } },
    ]);
  });
});
