import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotifications } from '~/server/notifications/notifications.server';
import type { Notifications } from '~/server/notifications/types.server';
import type { Projects } from '~/server/projects/projects.server';
import { createProjects } from '~/server/projects/projects.server';
import type { Project } from '~/server/projects/types.server';
import { seedSampleProjects } from '../../app/server/seed/seed-sample-projects.server';
import { engines } from '../database/test-database';
import { renderQueuedEmails } from '../fakes/rendered-emails';
import { createTestBrowser } from '../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../fixtures/test-accounts';

const siteUrl = 'https://www.example.com';
const secret = 'a secret of the tests';
const NOBODY = '01990000-0000-7000-8000-000000000000';

interface Written {
  recipient: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('projects (%s)', (engine) => {
  let fixture: TestAccounts;
  let projects: Projects;
  let notices: Notifications;
  let meera: SignedIn;
  let kabir: SignedIn;
  let project: Project;
  let now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const clock = () => now;
    const mail = createEmailQueue({ clock });
    const newsletter = createNewsletter(fixture.database, { mail, secret, siteUrl, clock });
    notices = createNotifications(fixture.database, { newsletter, secret, clock });
    projects = createProjects(fixture.database, { emailQueue: mail, secret, siteUrl, clock });
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await fixture.database.rows({
      text: 'truncate projects, notices, notification_preferences, rate_limits, emails, jobs cascade',
    });
    await seedSampleProjects(fixture.database, now);
    await fixture.database.rows({ text: 'truncate notifications' });
    const [first] = await projects.listProjects(meera);
    project = await readProject(first?.id);
  });

  async function readProject(id = project.id): Promise<Project> {
    const read = await projects.getProject(meera, id);
    if (!read) throw new Error('The sample project is not there.');
    return read;
  }
  const letters = async () => {
    await renderQueuedEmails(fixture.database);
    return fixture.database.rows<Written>({
      text: 'select recipient, subject, text, headers from emails order by created_at, id',
    });
  };
  const told = async (actor = meera) =>
    (await notices.getInbox(actor, { page: 1 })).notifications.map((one) => one.payload);
  const firstUpdate = () => {
    const [update] = project.updates;
    if (!update) throw new Error('The sample project has updates.');
    return update;
  };
  const openMilestone = () => {
    const milestone = project.milestones.find(({ doneAt }) => !doneAt);
    if (!milestone) throw new Error('The sample project is under way.');
    return milestone;
  };
  async function writeComment(text = 'Can a family sign up together?'): Promise<string> {
    const given = { projectId: project.id, updateId: firstUpdate().id, text };
    const result = await projects.comment(meera, given);
    if (result.kind !== 'written') throw new Error(`The comment was ${result.kind}.`);
    return result.id;
  }

  test('the sample projects are there once, however often they are seeded', async () => {
    const before = await projects.listProjects(meera);
    await seedSampleProjects(fixture.database, now);
    expect(await projects.listProjects(meera)).toEqual(before);
    expect(before.map(({ state }) => state)).toEqual(['running', 'running', 'finished']);
    expect(project.files.length).toBeGreaterThan(0);
  });

  test('a project, its files and its updates are there for its members alone', async () => {
    const [file] = project.files;
    const which = { projectId: project.id, fileId: file?.id ?? '' };
    const read = await projects.getFile(meera, which);
    expect(read?.content.byteLength).toBe(file?.size);
    expect(await projects.listProjects(kabir)).toEqual([]);
    expect(await projects.getProject(kabir, project.id)).toBeNull();
    expect(await projects.getFile(kabir, which)).toBeNull();
    const comment = { projectId: project.id, updateId: firstUpdate().id, text: 'Let me in.' };
    expect(await projects.comment(kabir, comment)).toEqual({ kind: 'unknown' });
    expect((await readProject()).updates[0]?.comments).toEqual(firstUpdate().comments);
  });

  test('what is not there, or belongs to another project, is not found', async () => {
    const [, other] = await projects.listProjects(meera);
    const fileId = project.files[0]?.id ?? '';
    for (const id of [NOBODY, '', "' or true --", `${project.id}x`]) {
      expect(await projects.getProject(meera, id)).toBeNull();
      expect(await projects.getFile(meera, { projectId: id, fileId })).toBeNull();
      expect(await projects.getFile(meera, { projectId: project.id, fileId: id })).toBeNull();
      const comment = { projectId: project.id, updateId: id, text: 'x' };
      expect(await projects.comment(meera, comment)).toEqual({ kind: 'unknown' });
    }
    expect(await projects.getFile(meera, { projectId: other?.id ?? '', fileId })).toBeNull();
    const elsewhere = { projectId: other?.id ?? '', updateId: firstUpdate().id, text: 'x' };
    expect(await projects.comment(meera, elsewhere)).toEqual({ kind: 'unknown' });
  });

  test('a comment stands under its update, and our desk is told', async () => {
    const id = await writeComment();
    const update = (await readProject()).updates.find((one) => one.id === firstUpdate().id);
    expect(update?.comments.at(-1)).toEqual({
      ...{ id, at: now, isOwn: true },
      by: `${sampleUser.firstName} ${sampleUser.lastName}`,
      text: 'Can a family sign up together?',
    });
    expect(await letters()).toMatchObject([
      { recipient: 'projects@tessera.example', subject: `Comment on ${project.name}` },
    ]);
  });

  test('ten comments in a quarter of an hour are enough', async () => {
    for (let index = 0; index < 10; index += 1) await writeComment(`Comment ${index}`);
    const given = { projectId: project.id, updateId: firstUpdate().id, text: 'And one more' };
    expect(await projects.comment(meera, given)).toEqual({ kind: 'wait', seconds: 900 });
    now = new Date(now.getTime() + 900_001);
    expect(await projects.comment(meera, given)).toMatchObject({ kind: 'written' });
  });

  test('only who manages projects writes updates, finishes milestones and answers', async () => {
    const commentId = await writeComment();
    const authorId = 'gurleen-sandhu';
    const tries = [
      () => projects.addUpdate(meera, { projectId: project.id, authorId, title: 'x', text: 'y' }),
      () => projects.completeMilestone(meera, { projectId: project.id, milestoneId: openMilestone().id }),
      () => projects.answerComment(meera, { commentId, authorId, text: 'x' }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotAllowedError);
    expect(await told()).toEqual([]);
  });

  test('an update is told to members, in the account and by a mail that can be ended with one click', async () => {
    const given = {
      projectId: project.id,
      authorId: 'gurleen-sandhu',
      title: 'The fee is in',
      text: 'Try it.\n\nNext week: receipts.',
    };
    const result = await projects.addUpdate(kabir, given);
    expect(result.kind).toBe('written');
    expect((await readProject()).updates[0]).toMatchObject({
      authorId: 'gurleen-sandhu',
      title: 'The fee is in',
    });
    expect(await told()).toMatchObject([{ event: 'project-update', title: 'The fee is in' }]);
    expect(await told(kabir)).toEqual([]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: sampleUser.email, subject: `${project.name}: The fee is in` });
    expect(letter?.text).toContain('Gurleen Sandhu writes:');
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.text).toContain(address);
    const [, kind = '', userId = ''] = /leave\/(\w+)\/([\w-]+)\?/.exec(address) ?? [];
    const key = new URL(address).searchParams.get('key') ?? '';
    expect(await notices.unsubscribe({ kind, userId: userId, key })).toBe(true);

    await projects.addUpdate(kabir, { ...given, title: 'Receipts' });
    expect(await letters()).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  test('a milestone is done once, and its members hear of it once', async () => {
    const which = { projectId: project.id, milestoneId: openMilestone().id };
    const outcomes = await Promise.all([1, 2, 3].map(() => projects.completeMilestone(kabir, which)));
    expect(outcomes.sort()).toEqual(['before', 'before', 'done']);
    expect((await readProject()).milestones.find(({ id }) => id === which.milestoneId)?.doneAt).toEqual(now);
    expect(await told()).toEqual([
      {
        event: 'milestone-done',
        ...{ projectId: project.id, project: project.name, title: openMilestone().title, isLast: false },
      },
    ]);
    expect(await letters()).toHaveLength(1);
    for (const unknown of [
      { ...which, milestoneId: NOBODY },
      { ...which, projectId: NOBODY },
      { projectId: 'x', milestoneId: 'y' },
    ])
      expect(await projects.completeMilestone(kabir, unknown)).toBe('unknown');
  });

  test('an answer stands under its comment, and reaches who commented, as they chose', async () => {
    await notices.setPreferences(meera, [{ kind: 'answers', channel: 'email', isEnabled: false }]);
    const commentId = await writeComment();
    const given = { commentId, authorId: 'gurleen-sandhu', text: 'Yes, from next week.' };
    expect(await projects.answerComment(kabir, { ...given, authorId: 'nobody-here' })).toBe('unknown');
    expect(await projects.answerComment(kabir, { ...given, commentId: NOBODY })).toBe('unknown');
    expect(await projects.answerComment(kabir, given)).toBe('answered');
    expect(await projects.answerComment(kabir, { ...given, text: 'No.' })).toBe('before');
    const comment = (await readProject()).updates[0]?.comments.at(-1);
    expect(comment?.answer).toEqual({ text: 'Yes, from next week.', byId: 'gurleen-sandhu', at: now });
    expect(await told()).toMatchObject([{ event: 'comment-answered', by: 'Gurleen Sandhu', commentId }]);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['projects@tessera.example']);
  });

  test('who leaves takes membership and comments along; the project stays ours', async () => {
    const { id } = await fixture.accounts.createUser({
      ...{ email: 'gone@example.com', name: 'Gone', emailVerified: true },
    });
    const gone = { ...meera, user: { ...meera.user, id } };
    await fixture.database.rows({
      text: 'insert into project_members (project_id, user_id, joined_at) values ($1, $2, now())',
      values: [project.id, id],
    });
    const given = { projectId: project.id, updateId: firstUpdate().id, text: 'Goodbye.' };
    expect(await projects.comment(gone, given)).toMatchObject({ kind: 'written' });
    expect((await readProject()).members).toContain('Gone');
    await fixture.database.rows({ text: 'delete from users where id = $1', values: [id] });
    const after = await readProject();
    expect(after.members).not.toContain('Gone');
    expect(after.updates[0]?.comments).toEqual(firstUpdate().comments);
  });
});
