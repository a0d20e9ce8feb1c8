import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { findDeletedSubjects } from '~/server/audit/deleted-subjects.server';
import { engines } from '../database/test-database';
import { createKnownUser } from '../fixtures/known-user';
import { openTestProjects, projectForm, type TestProjects, UNKNOWN_ID } from '../fixtures/open-test-projects';
import { insertOrder } from '../fixtures/order-rows';
import { sampleUser } from '../fixtures/test-accounts';

describe.each(engines)('deletion of projects (%s)', (engine) => {
  let opened: TestProjects;
  let management: TestProjects['management'];
  let kabir: SignedIn;
  let projectId: string;

  beforeAll(async () => {
    opened = await openTestProjects(engine);
    ({ management, kabir } = opened);
  });
  afterAll(() => opened.fixture.database.close());
  beforeEach(async () => {
    projectId = await opened.reset();
  });

  const remove = async () => {
    const { version } = await opened.read(projectId);
    return management.delete(kabir, { id: projectId, version });
  };
  const count = async (table: string) => {
    const [row] = await opened.fixture.database.rows<{ count: number }>({
      text: `select count(*)::integer as count from ${table}`,
    });
    return row?.count;
  };

  test('R-PROJECT-9: a project on which nobody has worked is deleted with its plan, and the audit log names it', async () => {
    await opened.addMilestones(projectId, ['Design', '2026-12-01'], ['Build', '2027-01-10']);
    expect(await remove()).toEqual({ kind: 'deleted' });
    expect(await management.get(kabir, projectId)).toBeNull();
    expect([await count('projects'), await count('project_milestones')]).toEqual([0, 0]);
    const [entry] = await opened.fixture.database.rows({
      text: `select subject_label, before from audit_events where subject_id = $1 and action = 'project-deleted'`,
      values: [projectId],
    });
    expect(entry).toMatchObject({ subject_label: projectForm.name, before: { name: projectForm.name } });
    const subject = { area: 'projects' as const, subjectId: projectId };
    expect(await findDeletedSubjects(opened.fixture.database.db, [subject])).toEqual(new Set([projectId]));
    expect(await management.delete(kabir, { id: projectId, version: 0 })).toEqual({ kind: 'unknown' });
  });

  const uses: Readonly<Record<string, () => Promise<unknown>>> = {
    'a member': () => management.addMember(kabir, { projectId, email: sampleUser.email }),
    'an invited client': () =>
      opened.fixture.database.rows({
        text: 'insert into project_invitations (project_id, email, created_at) values ($1, $2, $3)',
        values: [projectId, 'asha@example.com', opened.time.now],
      }),
    'an update': () =>
      management.addUpdate(kabir, {
        projectId,
        key: randomUUID(),
        authorId: projectForm.contactId,
        title: 'Begun',
        text: 'The first week.',
      }),
    'hours of work': () =>
      management.addHours(kabir, {
        projectId,
        key: randomUUID(),
        form: {
          teamMemberId: projectForm.contactId,
          workedOn: '2026-11-20',
          minutes: 60,
          note: 'Plan',
          isBillable: true,
        },
      }),
    'a file': () =>
      management.addFile(kabir, { projectId, file: new File(['plan'], 'plan.txt', { type: 'text/plain' }) }),
    'a milestone that is done': async () => {
      const [milestone] = await opened.addMilestones(projectId, ['Design', '2026-12-01']);
      return management.completeMilestone(kabir, { projectId, milestoneId: milestone?.id ?? '' });
    },
    'an invoice of an open milestone': async () => {
      const [milestone] = await opened.addMilestones(projectId, ['Design', '2026-12-01']);
      const buyer = createKnownUser({ id: opened.meera.user.id });
      const invoice = { milestoneId: milestone?.id, dueOn: '2026-12-31' };
      return insertOrder(opened.fixture.database.db, buyer, invoice);
    },
  };

  test.each(Object.keys(uses))('R-PROJECT-9: a project with %s stays', async (use) => {
    await uses[use]?.();
    expect(await remove()).toEqual({ kind: 'used' });
    expect(await count('projects')).toBe(1);
  });

  test('R-PROJECT-9: an older version and users without the permission delete nothing', async () => {
    const { version } = await opened.read(projectId);
    await management.save(kabir, { id: projectId, version, form: { ...projectForm, name: 'Portal' } });
    expect(await management.delete(kabir, { id: projectId, version })).toEqual({ kind: 'conflict' });
    for (const id of [UNKNOWN_ID, 'no-id'])
      expect(await management.delete(kabir, { id, version })).toEqual({ kind: 'unknown' });
    await expect(management.delete(opened.meera, { id: projectId, version })).rejects.toThrow(
      NotAllowedError,
    );
    expect(await count('projects')).toBe(1);
  });
});
