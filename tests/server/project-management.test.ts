import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { engines } from '../database/test-database';
import {
  projectForm as form,
  openTestProjects,
  type TestProjects,
  UNKNOWN_ID,
} from '../fixtures/open-test-projects';
import { sampleUser } from '../fixtures/test-accounts';

describe.each(engines)('management of projects (%s)', (engine) => {
  let opened: TestProjects;
  let projects: TestProjects['projects'];
  let management: TestProjects['management'];
  let meera: SignedIn;
  let kabir: SignedIn;
  let id: string;

  beforeAll(async () => {
    opened = await openTestProjects(engine);
    ({ projects, management, meera, kabir } = opened);
  });
  afterAll(() => opened.fixture.database.close());
  beforeEach(async () => {
    id = await opened.reset();
  });

  const read = () => opened.read(id);
  const titles = async () => (await read()).milestones.map(({ title }) => title);
  const actions = async () => (await read()).events.map(({ action }) => action);
  const addMilestones = (...plan: [title: string, dueOn: string][]) => opened.addMilestones(id, ...plan);
  const list = (query: Partial<Parameters<TestProjects['management']['list']>[1]> = {}) =>
    management.list(kabir, { view: 'all', q: '', ...query });

  test('every function needs the permission, and changes nothing without it', async () => {
    const one = { projectId: id, planVersion: 0, milestoneId: UNKNOWN_ID };
    const file = { projectId: id, fileId: UNKNOWN_ID };
    const hours = { projectId: id, hoursId: UNKNOWN_ID, version: 0 };
    const worked = {
      teamMemberId: 'gurleen-sandhu',
      workedOn: '2026-05-04',
      minutes: 60,
      note: 'x',
      isBillable: true,
    };
    const update = { projectId: id, updateId: UNKNOWN_ID, version: 0 };
    const attempts = [
      () => management.list(meera, { view: 'all', q: '' }),
      () => management.get(meera, id),
      () => management.create(meera, form),
      () => management.save(meera, { id, version: 0, form }),
      () => management.delete(meera, { id, version: 0 }),
      () => management.addMember(meera, { projectId: id, email: sampleUser.email }),
      () => management.removeMember(meera, { projectId: id, userId: meera.user.id }),
      () => management.addMilestone(meera, { ...one, form: { title: 'Mine', dueOn: '2026-12-01' } }),
      () => management.changeMilestone(meera, { ...one, form: { title: 'Mine', dueOn: '2026-12-01' } }),
      () => management.reorderMilestone(meera, { ...one, step: { kind: 'later' } }),
      () => management.removeMilestone(meera, one),
      () => management.reopenMilestone(meera, { ...one, reason: 'Because.' }),
      () => management.listUpdates(meera, id),
      () => management.listHistory(meera, { projectId: id }),
      () => management.listHours(meera, { projectId: id }),
      () => management.addFile(meera, { projectId: id, file: new File(['x'], 'x.txt') }),
      () => management.getFile(meera, file),
      () => management.removeFile(meera, file),
      () => management.getHours(meera, hours),
      () => management.addHours(meera, { projectId: id, key: UNKNOWN_ID, form: worked }),
      () => management.changeHours(meera, { ...hours, form: worked }),
      () => management.removeHours(meera, hours),
      () =>
        management.changeUpdate(meera, {
          ...update,
          form: { authorId: 'gurleen-sandhu', title: 'x', text: 'y' },
        }),
      () => management.exportHours(meera, id),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(NotAllowedError);
    expect(await actions()).toEqual(['project-created']);
    expect(await management.readOverdueMilestones(meera)).toEqual({ count: 0 });
  });

  test('R-PROJECT-3: of two editors the second sees what the first one changed', async () => {
    const { version } = await read();
    const theirs = { ...form, state: 'paused' as const };
    expect(await management.save(kabir, { id, version, form: theirs })).toEqual({ kind: 'saved', id });
    const second = await management.save(kabir, { id, version, form: { ...form, name: 'Portal' } });
    expect(second).toMatchObject({
      kind: 'conflict',
      version: version + 1,
      current: theirs,
      events: [{ by: kabir.user.name, before: { state: 'running' }, after: { state: 'paused' } }],
    });
    expect(await read()).toMatchObject({ name: form.name, state: 'paused' });
    expect(await management.save(kabir, { id, version: version + 1, form: theirs })).toEqual({
      kind: 'unchanged',
    });
    expect(await management.save(kabir, { id: UNKNOWN_ID, version, form })).toEqual({ kind: 'unknown' });
    const stranger = { ...form, contactId: 'not-in-the-team' };
    expect(await management.create(kabir, stranger)).toEqual({ kind: 'no-contact' });
  });

  test('R-PROJECT-2: milestones are added, changed, put into another order and removed', async () => {
    const [first, second] = await addMilestones(
      ['Draft', '2026-11-27'],
      ['Build', '2026-12-18'],
      ['Handover', '2027-01-29'],
    );
    const milestoneId = second?.id ?? '';
    const change = async (milestone = milestoneId) => ({
      projectId: id,
      milestoneId: milestone,
      planVersion: (await read()).planVersion,
    });
    await management.reorderMilestone(kabir, { ...(await change()), step: { kind: 'earlier' } });
    expect(await titles()).toEqual(['Build', 'Draft', 'Handover']);
    const place = { kind: 'place', position: 2 } as const;
    await management.reorderMilestone(kabir, { ...(await change()), step: place });
    expect(await titles()).toEqual(['Draft', 'Handover', 'Build']);
    const edited = { title: 'Build and test', dueOn: '2026-12-18' };
    expect(await management.changeMilestone(kabir, { ...(await change()), form: edited })).toEqual({
      kind: 'saved',
    });
    expect(await management.removeMilestone(kabir, await change(first?.id))).toEqual({ kind: 'removed' });
    expect(await titles()).toEqual(['Handover', 'Build and test']);
    expect((await actions()).slice(0, 4)).toEqual([
      'milestone-removed',
      'milestone-changed',
      'milestone-moved',
      'milestone-moved',
    ]);
    const other = await management.create(kabir, form);
    const projectId = other.kind === 'saved' ? other.id : '';
    expect(
      await management.removeMilestone(kabir, { ...(await change()), projectId, planVersion: 0 }),
    ).toEqual({
      kind: 'unknown',
    });
  });

  test('R-PROJECT-3: a form with an older plan changes nothing and names each change since', async () => {
    const { planVersion } = await read();
    await addMilestones(['Draft', '2026-11-27'], ['Build', '2026-12-18']);
    const late = await management.addMilestone(kabir, {
      projectId: id,
      planVersion,
      form: { title: 'Handover', dueOn: '2027-01-29' },
    });
    expect(late).toMatchObject({
      kind: 'conflict',
      events: [{ after: { title: 'Build' } }, { after: { title: 'Draft' } }],
    });
    expect(await titles()).toEqual(['Draft', 'Build']);
  });

  test('R-PROJECT-5: a milestone is reopened with a reason, and announced again when it is done again', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email.toUpperCase() });
    const [milestone] = await addMilestones(['Draft', '2026-11-27']);
    const ref = { projectId: id, milestoneId: milestone?.id ?? '' };
    expect(await management.reopenMilestone(kabir, { ...ref, reason: 'Too early.' })).toBe('open');
    expect(await management.completeMilestone(kabir, ref)).toBe('done');
    const { planVersion } = await read();
    expect(await management.removeMilestone(kabir, { ...ref, planVersion })).toEqual({ kind: 'done' });
    expect(await management.reopenMilestone(kabir, { ...ref, reason: 'The client found an error.' })).toBe(
      'reopened',
    );
    expect((await read()).events[0]).toMatchObject({
      action: 'milestone-reopened',
      by: kabir.user.name,
      after: { title: 'Draft', reason: 'The client found an error.' },
    });
    opened.time.now = new Date('2026-11-24T10:00:00Z');
    expect(await management.completeMilestone(kabir, ref)).toBe('done');
    const told = await opened.fixture.database.rows<{ event: string }>({
      text: "select payload->>'event' as event from notifications order by created_at, id",
    });
    expect(told.map(({ event }) => event)).toEqual(['project-joined', 'milestone-done', 'milestone-done']);
  });

  test('R-PROJECT-4: members are accounts with a confirmed email', async () => {
    const add = (email: string) => management.addMember(kabir, { projectId: id, email });
    await opened.fixture.accounts.createUser({ email: 'new@example.com', name: 'New', emailVerified: false });
    expect(await add('nobody@example.com')).toBe('no-account');
    expect(await add('new@example.com')).toBe('unconfirmed');
    expect(await projects.getProject(meera, id)).toBeNull();
    expect(await add(sampleUser.email)).toBe('added');
    expect(await add(sampleUser.email)).toBe('before');
    expect(await projects.getProject(meera, id)).toMatchObject({ name: form.name });
    expect((await read()).events[0]?.after).toEqual({ member: meera.user.name });
    const member = { projectId: id, userId: meera.user.id };
    expect(await management.removeMember(kabir, member)).toBe('removed');
    expect(await management.removeMember(kabir, member)).toBe('unknown');
    expect(await projects.getProject(meera, id)).toBeNull();
    // Nothing in the audit log names a person.
    const [entry] = await opened.fixture.database.rows<{ text: string }>({
      text: "select string_agg(after::text, '') as text from audit_events where area = 'projects'",
    });
    expect(entry?.text).not.toContain(sampleUser.firstName);
  });

  test('R-PROJECT-4: what was not sent to a member who is removed is not sent any more, of this project alone', async () => {
    const other = await management.create(kabir, { ...form, name: 'Booking of seats' });
    if (other.kind !== 'saved') throw new Error('The other project was not created.');
    const emails = () =>
      opened.fixture.database.rows<{ event: string; id: string }>({
        text: "select split_part(key, ':', 1) as event, split_part(key, ':', 2) as id from emails order by key",
      });
    for (const projectId of [id, other.id]) {
      await management.addMember(kabir, { projectId, email: sampleUser.email });
      const update = { authorId: form.contactId, title: 'Plans', text: 'They are done.' };
      await management.addUpdate(kabir, { projectId, key: UNKNOWN_ID, ...update });
    }
    const [milestone] = await addMilestones(['Draft', '2026-11-20']);
    await management.completeMilestone(kabir, { projectId: id, milestoneId: milestone?.id ?? '' });
    expect((await emails()).map(({ event }) => event).toSorted()).toEqual([
      'milestone-done',
      'project-joined',
      'project-joined',
      'project-update',
      'project-update',
    ]);
    await management.removeMember(kabir, { projectId: id, userId: meera.user.id });
    const left = await emails();
    expect(left.map(({ event }) => event)).toEqual(['project-joined', 'project-update']);
    expect(left[0]?.id).toBe(other.id);
  });

  test('R-PROJECT-1: the list finds projects by state, overdue milestone, name and member', async () => {
    await addMilestones(['Draft', '2026-11-20'], ['Handover', '2027-01-29']);
    const other = await management.create(kabir, { ...form, name: 'Booking of seats', state: 'paused' });
    if (other.kind !== 'saved') throw new Error('The other project was not created.');
    await management.addMember(kabir, { projectId: other.id, email: sampleUser.email });
    const { rows, counts } = await list();
    expect(counts).toEqual({ all: 2, overdue: 1, planned: 0, running: 1, paused: 1, finished: 0 });
    expect(rows.find((row) => row.id === id)).toMatchObject({
      isOverdue: true,
      done: 0,
      total: 2,
      members: [],
      next: { title: 'Draft' },
    });
    const names = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).rows.map(({ name }) => name);
    expect(await names({ view: 'overdue' })).toEqual(['Member portal']);
    expect(await names({ q: 'PORTAL' })).toEqual(['Member portal']);
    expect(await names({ q: sampleUser.email })).toEqual(['Booking of seats']);
    expect(await names({ view: 'finished' })).toEqual([]);
    expect(await management.readOverdueMilestones(kabir)).toEqual({ count: 1, oldestDueOn: '2026-11-20' });
    await management.save(kabir, { id, version: 0, form: { ...form, state: 'paused' } });
    expect(await management.readOverdueMilestones(kabir)).toEqual({ count: 0 });
    expect(await names({ view: 'overdue' })).toEqual([]);
  });

  test('the list has pages of 50, each project on one of them, the last changed first', async () => {
    for (let index = 0; index < 59; index += 1)
      await management.create(kabir, { ...form, name: `Project ${index}` });
    opened.time.now = new Date('2026-11-22T10:00:00Z');
    await management.save(kabir, { id, version: 0, form: { ...form, state: 'paused' } });
    const first = await list();
    expect(first.rows).toHaveLength(50);
    expect(first.rows[0]?.id).toBe(id);
    const second = await list({ ...(first.after && { after: first.after }) });
    expect(second.after).toBeUndefined();
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(60);
  });
});
