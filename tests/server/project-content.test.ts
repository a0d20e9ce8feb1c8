import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { engines } from '../database/test-database';
import {
  projectForm as form,
  openTestProjects,
  type TestProjects,
  UNKNOWN_ID,
} from '../fixtures/open-test-projects';
import { sampleUser } from '../fixtures/test-accounts';

describe.each(engines)('updates, files and hours of projects (%s)', (engine) => {
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
  const actions = async () => (await read()).events.map(({ action }) => action);
  const addMilestones = (...plan: [title: string, dueOn: string][]) => opened.addMilestones(id, ...plan);

  test('R-PROJECT-3: an update is edited by one of two editors, and members see that it was', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email });
    const update = { authorId: 'gurleen-sandhu', title: 'The fee is in', text: 'Try it.' };
    const written = await management.addUpdate(kabir, { ...update, key: UNKNOWN_ID, projectId: id });
    const updateId = written.kind === 'written' ? written.id : '';
    const change = { projectId: id, updateId, version: 0, form: { ...update, text: 'Try it today.' } };
    expect(await management.changeUpdate(kabir, { ...change, form: update })).toEqual({ kind: 'unchanged' });
    expect(await management.changeUpdate(kabir, change)).toEqual({ kind: 'saved' });
    expect(await management.changeUpdate(kabir, { ...change, form: update })).toMatchObject({
      kind: 'conflict',
      version: 1,
      current: { text: 'Try it today.' },
      events: [{ by: kabir.user.name }],
    });
    const project = await projects.getProject(meera, id);
    expect(project?.updates).toMatchObject([{ text: 'Try it today.', editedAt: opened.time.now }]);
  });

  test('R-PROJECT-4: a former member gets no answer to a comment, which stays', async () => {
    await management.addMember(kabir, { projectId: id, email: sampleUser.email });
    const update = { authorId: 'gurleen-sandhu', title: 'The fee is in', text: 'Try it.' };
    const written = await management.addUpdate(kabir, { ...update, key: UNKNOWN_ID, projectId: id });
    const updateId = written.kind === 'written' ? written.id : '';
    const comment = await projects.comment(meera, {
      key: UNKNOWN_ID,
      projectId: id,
      updateId,
      text: 'When?',
    });
    const commentId = comment.kind === 'written' ? comment.id : '';
    await management.removeMember(kabir, { projectId: id, userId: meera.user.id });
    const answer = { commentId, authorId: 'gurleen-sandhu', text: 'Next week.' };
    expect(await management.answerComment(kabir, answer)).toBe('answered');
    const told = { text: "select user_id from notifications where key like 'comment-answered:%'" };
    expect(await opened.fixture.database.rows(told)).toEqual([]);
    const emailed = { text: "select recipient from emails where key like '%comment-answered:%'" };
    expect(await opened.fixture.database.rows(emailed)).toEqual([]);
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
      teamMemberId: 'gurleen-sandhu',
      workedOn: '2026-11-16',
      minutes: 90,
      note: '=Draft of it',
      milestoneId: milestone?.id,
      isBillable: true,
    };
    const add = (form: Partial<typeof entry>) =>
      management.addHours(kabir, { projectId: id, key: randomUUID(), form: { ...entry, ...form } });
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

  test('R-PROJECT-8: hours that are sent twice are added once', async () => {
    const form = { teamMemberId: 'gurleen-sandhu', workedOn: '2026-11-16', minutes: 90, note: 'Draft of it' };
    const hours = { projectId: id, key: randomUUID(), form: { ...form, milestoneId: undefined } };
    const add = () => management.addHours(kabir, { ...hours, form: { ...hours.form, isBillable: true } });
    for (const _ of [1, 2]) expect(await add()).toEqual({ kind: 'saved' });
    expect((await management.listHours(kabir, { projectId: id })).rows).toHaveLength(1);
    expect((await actions()).filter((action) => action === 'hours-added')).toHaveLength(1);
  });
});
