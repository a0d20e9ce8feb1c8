import { and, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { findTeamMember } from '~/content/company/team';
import { sampleUsers } from '~/content/samples/sample-users';
import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { catalogueWeekend } from '../../../db/seed/projects/catalogue-weekend';
import { readingRooms } from '../../../db/seed/projects/reading-rooms';
import { testingWorkshops } from '../../../db/seed/projects/testing-workshops';
import type { SeedProject } from '../../../db/seed/projects/types';
import type { Database, QueryBuilder } from '../db/database.server';
import { notifications } from '../db/schema/notifications.server';
import * as tables from '../db/schema/projects.server';
import { describeContent } from '../files/file-contents.server';
import { notify } from '../notifications/notify.server';

interface Member {
  id: string;
}

/** Converts days of the seed data, which count from Monday of this week, to dates and times. */
function createCalendar(now: Date) {
  const { day, weekday } = toWallClock(now, site.openingHours.timeZone);
  const toDay = (offset: number) => addDays(day, offset - (weekday - 1));
  return { toDay, toTime: (offset: number) => new Date(`${toDay(offset)}T06:00:00Z`) };
}

type Calendar = ReturnType<typeof createCalendar>;

async function addUpdates(
  transaction: QueryBuilder,
  { id: projectId, name, updates }: SeedProject,
  { id: userId }: Member,
  { toTime }: Calendar,
) {
  for (const { authorId, day, title, paragraphs, comments = [] } of updates) {
    const updateId = uuid();
    const at = toTime(day);
    const body = paragraphs.join('\n\n');
    await transaction
      .insert(tables.projectUpdates)
      .values({ id: updateId, projectId, authorId, title, body, createdAt: at });
    const payload = { event: 'project-update', projectId, project: name, updateId, title } as const;
    await notify(transaction, { userId, payload, key: `project-update:${updateId}`, at });
    for (const { day, text, answer } of comments) {
      const id = uuid();
      const answered = answer && {
        answer: answer.text,
        answeredById: answer.byId,
        answeredAt: toTime(answer.day),
      };
      await transaction
        .insert(tables.projectComments)
        .values({ id, updateId, userId, body: text, createdAt: toTime(day), ...answered });
      if (!answer) continue;
      const by = findTeamMember(answer.byId)?.name ?? site.name;
      await notify(transaction, {
        userId,
        payload: { event: 'comment-answered', projectId, project: name, commentId: id, by },
        key: `comment-answered:${id}`,
        at: toTime(answer.day),
      });
    }
  }
}

async function addProject(
  transaction: QueryBuilder,
  project: SeedProject,
  member: Member,
  calendar: Calendar,
): Promise<boolean> {
  const { id, name, summary, state, starts, ends, contactId, milestones, files } = project;
  const { showsHours = false, hours = [] } = project;
  const { toDay, toTime } = calendar;
  const createdAt = toTime(starts);
  const added = await transaction
    .insert(tables.projects)
    .values({
      id,
      name,
      summary,
      state,
      contactId,
      showsHours,
      createdAt,
      changedAt: createdAt,
      startsOn: toDay(starts),
      endsOn: toDay(ends),
    })
    .onConflictDoNothing()
    .returning({ id: tables.projects.id });
  if (added.length === 0) return false;
  await transaction
    .insert(tables.projectMembers)
    .values({ projectId: id, userId: member.id, joinedAt: createdAt });
  const plan = milestones.map(({ title, due, done }, position) => ({
    id: uuid(),
    projectId: id,
    position,
    title,
    dueOn: toDay(due),
    ...(done !== undefined && { doneAt: toTime(done) }),
  }));
  await transaction.insert(tables.projectMilestones).values(plan);
  for (const { day, milestone = -1, isBillable = true, ...work } of hours)
    await transaction.insert(tables.projectHours).values({
      ...work,
      id: uuid(),
      projectId: id,
      isBillable,
      milestoneId: plan[milestone]?.id ?? null,
      workedOn: toDay(day),
      createdAt: toTime(day),
    });
  await addUpdates(transaction, project, member, calendar);
  await transaction.insert(tables.projectFiles).values(
    files.map(({ name, mediaType, content, addedById, day }) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return {
        id: uuid(),
        projectId: id,
        name,
        mediaType,
        addedById,
        createdAt: toTime(day),
        content: bytes,
        contentRecord: describeContent(bytes, mediaType),
        size: bytes.byteLength,
      };
    }),
  );
  return true;
}

/** Notifications older than this are marked as read. */
const UNREAD_DAYS = 10;

async function markOlderRead(transaction: QueryBuilder, { id }: Member, { toTime }: Calendar) {
  await transaction
    .update(notifications)
    .set({ readAt: sql`${notifications.createdAt}` })
    .where(and(eq(notifications.userId, id), lt(notifications.createdAt, toTime(-UNREAD_DAYS))));
}

/**
 * Adds the missing projects of the sample user: a running one, one that is nearly finished, and a finished one. Never changes
 * existing projects.
 */
export async function seedSampleProjects({ db }: Database, now = new Date()): Promise<void> {
  const member = sampleUsers.find(({ role }) => role === 'user');
  if (!member) return;
  await db.transaction(async (transaction) => {
    const calendar = createCalendar(now);
    let isNew = false;
    for (const project of [readingRooms, testingWorkshops, catalogueWeekend])
      isNew = (await addProject(transaction, project, member, calendar)) || isNew;
    if (isNew) await markOlderRead(transaction, member, calendar);
  });
}
