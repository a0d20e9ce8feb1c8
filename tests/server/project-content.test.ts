import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createProjectManagement, type ProjectManagement } from '~/server/projects/project-management.server';
import { createProjects, type Projects } from '~/server/projects/projects.server';
import { engines } from '../database/test-database';
import { createTestBrowser } from '../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../fixtures/test-accounts';

const UNKNOWN_ID = '01990000-0000-7000-8000-000000000000';

const form = {
  ...{ name: 'Member portal', summary: 'Members sign up and pay online.', state: 'running' as const },
  ...{ startsOn: '2026-11-02', endsOn: '2027-01-29', contactId: 'gurleen-sandhu', showsHours: false },
};

describe.each(engines)('updates, files and hours of projects (%s)', (engine) => {
  let fixture: TestAccounts;
  let projects: Projects;
  let management: ProjectManagement;
  let meera: SignedIn;
  let kabir: SignedIn;
  let id: string;
  let now: Date;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const clock = () => now;
    const options = { emailQueue: createEmailQueue({ clock }), secret: 'secret', clock };
    const deps = { ...options, siteUrl: 'https://www.example.com' };
    projects = createProjects(fixture.database, deps);
    management = createProjectManagement(fixture.database, deps);
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await fixture.database.rows({ text: 'truncate projects, notifications, emails, jobs cascade' });
    const created = await management.create(kabir, form);
    if (created.kind !== 'saved') throw new Error('The project was not created.');
    id = created.id;
  });

  async function read() {
    const project = await management.get(kabir, id);
    if (!project) throw new Error('The project does not exist.');
    return project;
  }
  const actions = async () => (await read()).events.map(({ action }) => action);
  async function addMilestones(...plan: [title: string, dueOn: string][]) {
    for (const [title, dueOn] of plan) {
      const { planVersion } = await read();
      const added = await management.addMilestone(kabir, {
        projectId: id,
        planVersion,
        form: { title, dueOn },
      });
      expect(added.kind).toBe('added');
    }
    return (await read()).milestones;
  }
  test('R-PROJECT-3: an update is edited by one of two editors, and members see that it was', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email });
    const update = { authorId: 'gurleen-sandhu', title: 'The fee is in', text: 'Try it.' };
    const written = await management.addUpdate(kabir, { ...update, projectId: id });
    const updateId = written.kind === 'written' ? written.id : '';
    const change = { projectId: id, updateId, version: 0, form: { ...update, text: 'Try it today.' } };
    expect(await management.changeUpdate(kabir, { ...change, form: update })).toEqual({ kind: 'unchanged' });
    expect(await management.changeUpdate(kabir, change)).toEqual({ kind: 'saved' });
    expect(await management.changeUpdate(kabir, { ...change, form: update })).toMatchObject({
      ...{ kind: 'conflict', version: 1, current: { text: 'Try it today.' } },
      events: [{ by: kabir.user.name }],
    });
    const project = await projects.getProject(meera, id);
    expect(project?.updates).toMatchObject([{ text: 'Try it today.', editedAt: now }]);
  });

  test('R-PROJECT-7: files are checked, downloaded by members and staff, and removed', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email });
    const add = (content: string, name: string) =>
      management.addFile(kabir, { projectId: id, file: new File([content], name) });
    expect(await add('<script>alert(1)</script>', 'plan.html')).toMatchObject({ kind: 'refused' });
    expect(await add('Day,Hours\n', 'plan.csv')).toEqual({ kind: 'added' });
    const [file] = (await read()).files;
    const ref = { projectId: id, fileId: file?.id ?? '' };
    expect((await projects.getFile(meera, ref))?.name).toBe('plan.csv');
    expect((await management.getFile(kabir, ref))?.mediaType).toBe('text/csv');
    expect(await management.removeFile(kabir, { ...ref, projectId: UNKNOWN_ID })).toBe('unknown');
    expect(await management.removeFile(kabir, ref)).toBe('removed');
    expect(await projects.getFile(meera, ref)).toBeNull();
    expect((await actions()).slice(0, 2)).toEqual(['project-file-removed', 'project-file-added']);
  });

  test('R-PROJECT-6: hours have totals by milestone and week; members see billable totals if the project says so', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email });
    const [milestone] = await addMilestones(['Draft', '2026-11-27']);
    const entry = {
      ...{ teamMemberId: 'gurleen-sandhu', workedOn: '2026-11-16', minutes: 90, note: '=Draft of it' },
      ...{ milestoneId: milestone?.id, isBillable: true },
    };
    const add = (form: Partial<typeof entry>) =>
      management.addHours(kabir, { projectId: id, form: { ...entry, ...form } });
    expect(await add({})).toEqual({ kind: 'saved' });
    expect(await add({ workedOn: '2026-11-22', isBillable: false, minutes: 30 })).toEqual({ kind: 'saved' });
    expect(await add({ workedOn: '2026-11-23', milestoneId: undefined, minutes: 60 })).toEqual({
      kind: 'saved',
    });
    expect(await add({ milestoneId: UNKNOWN_ID })).toEqual({ kind: 'no-milestone' });
    expect(await add({ teamMemberId: 'nobody' })).toEqual({ kind: 'no-team-member' });
    const { rows, ...totals } = await management.listHours(kabir, { projectId: id });
    expect(totals).toEqual({
      total: { billable: 150, other: 30 },
      byMilestone: { [milestone?.id ?? '']: { billable: 90, other: 30 }, '': { billable: 60, other: 0 } },
      byWeek: [
        { week: '2026-11-23', billable: 60, other: 0 },
        { week: '2026-11-16', billable: 90, other: 30 },
      ],
    });
    const csv = await management.exportHours(kabir, id);
    const lines = (await new Response(csv?.content).text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe("2026-11-16,Gurleen Sandhu,90,1.50,'=Draft of it,Draft,yes");

    const hoursOf = async () => (await projects.getProject(meera, id))?.hours;
    expect(await hoursOf()).toBeUndefined();
    await management.save(kabir, { id, version: 0, form: { ...form, showsHours: true } });
    expect(await hoursOf()).toEqual([
      { title: 'Draft', minutes: 90 },
      { title: null, minutes: 60 },
    ]);

    const [latest] = rows;
    const ref = { projectId: id, hoursId: latest?.id ?? '', version: 0 };
    const changed = { ...entry, minutes: 45 };
    expect(await management.changeHours(kabir, { ...ref, form: changed })).toEqual({ kind: 'saved' });
    expect(await management.removeHours(kabir, ref)).toMatchObject({ kind: 'conflict', version: 1 });
    expect(await management.removeHours(kabir, { ...ref, version: 1 })).toEqual({ kind: 'saved' });
    expect((await management.listHours(kabir, { projectId: id })).rows).toHaveLength(2);
    // The milestone goes, its hours stay.
    const { planVersion } = await read();
    await management.removeMilestone(kabir, { projectId: id, planVersion, milestoneId: milestone?.id ?? '' });
    expect((await management.listHours(kabir, { projectId: id })).byMilestone).toEqual({
      '': { billable: 90, other: 30 },
    });
  });
});
