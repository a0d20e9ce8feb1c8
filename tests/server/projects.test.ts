import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Project } from '~/domain/projects/project-details';
import type { Notifications } from '~/server/notifications/notifications.server';
import type { ProjectManagement } from '~/server/projects/project-management.server';
import type { Projects } from '~/server/projects/projects.server';
import { seedSampleProjects } from '~/server/seed/seed-sample-projects.server';
import { engines } from '../database/test-database';
import { renderQueuedEmails } from '../fakes/rendered-emails';
import { createTestBrowser } from '../fakes/test-browser';
import { createProjectServices } from '../fixtures/project-services';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../fixtures/test-accounts';

const UNKNOWN_ID = '01990000-0000-7000-8000-000000000000';

interface StoredEmail {
  recipient: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('projects (%s)', (engine) => {
  let fixture: TestAccounts;
  let projects: Projects;
  let management: ProjectManagement;
  let notifications: Notifications;
  let meera: SignedIn;
  let kabir: SignedIn;
  let project: Project;
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    ({ projects, management, notifications } = createProjectServices(fixture.database, () => now));
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await fixture.database.rows({
      text: 'truncate projects, notifications, notification_preferences, rate_limits, emails, jobs cascade',
    });
    await seedSampleProjects(fixture.database, now);
    await fixture.database.rows({ text: 'truncate notifications' });
    const [first] = await projects.listProjects(meera);
    project = await readProject(first?.id);
  });

  async function readProject(id = project.id): Promise<Project> {
    const read = await projects.getProject(meera, id);
    if (!read) throw new Error('The sample project does not exist.');
    return read;
  }
  const readEmails = async () => {
    await renderQueuedEmails(fixture.database);
    return fixture.database.rows<StoredEmail>({
      text: 'select recipient, subject, text, headers from emails order by created_at, id',
    });
  };
  const readNotifications = async (actor = meera) =>
    (await notifications.getInbox(actor, { page: 1 })).notifications.map(({ payload }) => payload);
  const getFirstUpdate = () => {
    const [update] = project.updates;
    if (!update) throw new Error('The sample project has no update.');
    return update;
  };
  const getOpenMilestone = () => {
    const milestone = project.milestones.find(({ doneAt }) => !doneAt);
    if (!milestone) throw new Error('The sample project has no open milestone.');
    return milestone;
  };
  async function writeComment(text = 'Can a family sign up together?'): Promise<string> {
    const comment = { key: randomUUID(), projectId: project.id, updateId: getFirstUpdate().id, text };
    const result = await projects.comment(meera, comment);
    if (result.kind !== 'written') throw new Error(`The comment was ${result.kind}.`);
    return result.id;
  }

  test('repeated seeds create the sample projects once', async () => {
    const before = await projects.listProjects(meera);
    await seedSampleProjects(fixture.database, now);
    expect(await projects.listProjects(meera)).toEqual(before);
    expect(before.map(({ state }) => state)).toEqual(['running', 'running', 'finished']);
    expect(project.files.length).toBeGreaterThan(0);
  });

  test('only members read a project, its files and its updates', async () => {
    const [file] = project.files;
    const fileIds = { projectId: project.id, fileId: file?.id ?? '' };
    const read = await projects.getFile(meera, fileIds);
    expect(read?.content.byteLength).toBe(file?.size);
    expect(await projects.listProjects(kabir)).toEqual([]);
    expect(await projects.getProject(kabir, project.id)).toBeNull();
    expect(await projects.getFile(kabir, fileIds)).toBeNull();
    const comment = {
      key: randomUUID(),
      projectId: project.id,
      updateId: getFirstUpdate().id,
      text: 'Let me in.',
    };
    expect(await projects.comment(kabir, comment)).toEqual({ kind: 'unknown' });
    expect((await readProject()).updates[0]?.comments).toEqual(getFirstUpdate().comments);
  });

  test('unknown ids and ids of another project are not found', async () => {
    const [, other] = await projects.listProjects(meera);
    const fileId = project.files[0]?.id ?? '';
    for (const id of [UNKNOWN_ID, '', "' or true --", `${project.id}x`]) {
      expect(await projects.getProject(meera, id)).toBeNull();
      expect(await projects.getFile(meera, { projectId: id, fileId })).toBeNull();
      expect(await projects.getFile(meera, { projectId: project.id, fileId: id })).toBeNull();
      const comment = { key: randomUUID(), projectId: project.id, updateId: id, text: 'x' };
      expect(await projects.comment(meera, comment)).toEqual({ kind: 'unknown' });
    }
    expect(await projects.getFile(meera, { projectId: other?.id ?? '', fileId })).toBeNull();
    const comment = {
      key: randomUUID(),
      projectId: other?.id ?? '',
      updateId: getFirstUpdate().id,
      text: 'x',
    };
    expect(await projects.comment(meera, comment)).toEqual({ kind: 'unknown' });
  });

  test('a comment is stored with its update and sends an email to the staff', async () => {
    const id = await writeComment();
    const update = (await readProject()).updates.find((each) => each.id === getFirstUpdate().id);
    expect(update?.comments.at(-1)).toEqual({
      id,
      at: now,
      isOwn: true,
      by: `${sampleUser.firstName} ${sampleUser.lastName}`,
      text: 'Can a family sign up together?',
    });
    expect(await readEmails()).toMatchObject([
      { recipient: 'projects@tessera.example', subject: `Comment on ${project.name}` },
    ]);
  });

  test('comments are limited to ten in a quarter of an hour', async () => {
    for (let index = 0; index < 10; index += 1) await writeComment(`Comment ${index}`);
    const comment = {
      key: randomUUID(),
      projectId: project.id,
      updateId: getFirstUpdate().id,
      text: 'And one more',
    };
    expect(await projects.comment(meera, comment)).toEqual({ kind: 'wait', seconds: 900 });
    now = new Date(now.getTime() + 900_001);
    expect(await projects.comment(meera, comment)).toMatchObject({ kind: 'written' });
  });

  test('only project managers write updates, complete milestones and answer comments', async () => {
    const commentId = await writeComment();
    const authorId = 'gurleen-sandhu';
    const attempts = [
      () =>
        management.addUpdate(meera, {
          key: commentId,
          projectId: project.id,
          authorId,
          title: 'x',
          text: 'y',
        }),
      () =>
        management.completeMilestone(meera, { projectId: project.id, milestoneId: getOpenMilestone().id }),
      () => management.answerComment(meera, { commentId, authorId, text: 'x' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(NotAllowedError);
    expect(await readNotifications()).toEqual([]);
  });

  test('an update creates a notification and an email with a one-click unsubscribe link for each member', async () => {
    const update = {
      key: randomUUID(),
      projectId: project.id,
      authorId: 'gurleen-sandhu',
      title: 'The fee is in',
      text: 'Try it.\n\nNext week: receipts.',
    };
    const result = await management.addUpdate(kabir, update);
    expect(result.kind).toBe('written');
    expect((await readProject()).updates[0]).toMatchObject({
      authorId: 'gurleen-sandhu',
      title: 'The fee is in',
    });
    expect(await readNotifications()).toMatchObject([{ event: 'project-update', title: 'The fee is in' }]);
    expect(await readNotifications(kabir)).toEqual([]);
    const [email, ...others] = await readEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: sampleUser.email, subject: `${project.name}: The fee is in` });
    expect(email?.text).toContain('Gurleen Sandhu writes:');
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(email?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(email?.text).toContain(url);
    const [, kind = '', userId = ''] = /leave\/(\w+)\/([\w-]+)\?/.exec(url) ?? [];
    const key = new URL(url).searchParams.get('key') ?? '';
    expect(await notifications.unsubscribe({ kind, userId, key })).toBe(true);

    await management.addUpdate(kabir, { ...update, key: randomUUID(), title: 'Receipts' });
    expect(await readEmails()).toEqual([]);
    expect(await readNotifications()).toHaveLength(2);
  });

  test('R-PROJECT-8: an update that is sent twice is written once, with one notification and email', async () => {
    const count = (await readProject()).updates.length;
    const update = { key: randomUUID(), projectId: project.id, authorId: 'gurleen-sandhu', title: 'In' };
    const results = await Promise.all(
      [1, 2, 3].map(() => management.addUpdate(kabir, { ...update, text: 'Try it.' })),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect((await readProject()).updates).toHaveLength(count + 1);
    expect(await readNotifications()).toHaveLength(1);
    expect(await readEmails()).toHaveLength(1);
  });

  test('R-PROJECT-8: a comment that is sent twice is stored once, with one email, and counts once', async () => {
    for (let index = 0; index < 9; index += 1) await writeComment(`Comment ${index}`);
    const comment = { key: randomUUID(), projectId: project.id, updateId: getFirstUpdate().id, text: 'Once' };
    const written = await projects.comment(meera, comment);
    expect(await projects.comment(meera, comment)).toEqual(written);
    const comments = (await readProject()).updates.flatMap((update) => update.comments);
    expect(comments.filter(({ text }) => text === 'Once')).toHaveLength(1);
    expect(await readEmails()).toHaveLength(10);
    // Another text of the same form is a new comment: the limit counts it.
    expect(await projects.comment(meera, { ...comment, text: 'More' })).toMatchObject({ kind: 'wait' });
  });

  test('a milestone is completed once, with one notification for each member', async () => {
    const milestone = { projectId: project.id, milestoneId: getOpenMilestone().id };
    const outcomes = await Promise.all([1, 2, 3].map(() => management.completeMilestone(kabir, milestone)));
    expect(outcomes.sort()).toEqual(['before', 'before', 'done']);
    expect((await readProject()).milestones.find(({ id }) => id === milestone.milestoneId)?.doneAt).toEqual(
      now,
    );
    expect(await readNotifications()).toEqual([
      {
        event: 'milestone-done',
        projectId: project.id,
        project: project.name,
        title: getOpenMilestone().title,
        isLast: false,
      },
    ]);
    expect(await readEmails()).toHaveLength(1);
    for (const unknown of [
      { ...milestone, milestoneId: UNKNOWN_ID },
      { ...milestone, projectId: UNKNOWN_ID },
      { projectId: 'x', milestoneId: 'y' },
    ])
      expect(await management.completeMilestone(kabir, unknown)).toBe('unknown');
  });

  test('an answer is stored with its comment and notifies the author by preference', async () => {
    await notifications.setPreferences(meera, [{ kind: 'answers', channel: 'email', isEnabled: false }]);
    const commentId = await writeComment();
    const answer = { commentId, authorId: 'gurleen-sandhu', text: 'Yes, from next week.' };
    expect(await management.answerComment(kabir, { ...answer, authorId: 'nobody-here' })).toBe('unknown');
    expect(await management.answerComment(kabir, { ...answer, commentId: UNKNOWN_ID })).toBe('unknown');
    expect(await management.answerComment(kabir, answer)).toBe('answered');
    expect(await management.answerComment(kabir, { ...answer, text: 'No.' })).toBe('before');
    const comment = (await readProject()).updates[0]?.comments.at(-1);
    expect(comment?.answer).toEqual({ text: 'Yes, from next week.', byId: 'gurleen-sandhu', at: now });
    expect(await readNotifications()).toMatchObject([
      { event: 'comment-answered', by: 'Gurleen Sandhu', commentId },
    ]);
    expect((await readEmails()).map(({ recipient }) => recipient)).toEqual(['projects@tessera.example']);
  });

  test('memberships and comments of a deleted user are deleted; the project stays', async () => {
    const { id } = await fixture.accounts.createUser({
      email: 'gone@example.com',
      name: 'Gone',
      emailVerified: true,
    });
    const formerMember = { ...meera, user: { ...meera.user, id } };
    await fixture.database.rows({
      text: 'insert into project_members (project_id, user_id, joined_at) values ($1, $2, now())',
      values: [project.id, id],
    });
    const farewell = {
      key: randomUUID(),
      projectId: project.id,
      updateId: getFirstUpdate().id,
      text: 'Goodbye.',
    };
    expect(await projects.comment(formerMember, farewell)).toMatchObject({ kind: 'written' });
    expect((await readProject()).members).toContain('Gone');
    await fixture.database.rows({ text: 'delete from users where id = $1', values: [id] });
    const after = await readProject();
    expect(after.members).not.toContain('Gone');
    expect(after.updates[0]?.comments).toEqual(getFirstUpdate().comments);
  });
});
