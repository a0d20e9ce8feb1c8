import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProjectStatus } from '~/domain/projects/project';
import { users } from './accounts.server';
import { bytes } from './bytes.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What we do for a customer. People of our team are named by their id in content/company/team. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    summary: text().notNull(),
    state: text().$type<ProjectStatus>().notNull().default('planned'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    contactId: text('contact_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('projects_state', sql`${table.state} in ('planned', 'running', 'paused', 'finished')`),
    check('projects_dates', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

const projectId = uuid('project_id')
  .notNull()
  .references(() => projects.id, { onDelete: 'cascade' });

/** Who may see it. */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_of_user').on(table.userId),
  ],
);

export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: uuid().primaryKey(),
    projectId,
    /** From 0, in the order of the plan. */
    position: integer().notNull(),
    title: text().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [unique('project_milestones_in_order').on(table.projectId, table.position)],
);

export const projectUpdates = pgTable(
  'project_updates',
  {
    id: uuid().primaryKey(),
    projectId,
    authorId: text('author_id').notNull(),
    title: text().notNull(),
    /** Paragraphs are apart by an empty line. */
    body: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('project_updates_of_project').on(table.projectId, table.createdAt.desc().nullsFirst())],
);

/** What a member said to an update, and what our team answered. */
export const projectComments = pgTable(
  'project_comments',
  {
    id: uuid().primaryKey(),
    updateId: uuid('update_id')
      .notNull()
      .references(() => projectUpdates.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    createdAt: moment('created_at').notNull(),
    answer: text(),
    answeredById: text('answered_by_id'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    check(
      'project_comments_answer',
      sql`num_nulls(${table.answer}, ${table.answeredById}, ${table.answeredAt}) in (0, 3)`,
    ),
    index('project_comments_of_update').on(table.updateId, table.createdAt),
    index('project_comments_of_user').on(table.userId),
  ],
);

export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey(),
    projectId,
    /** Clean, with the ending of what it is. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes, so that a list can be made without reading the contents. */
    size: integer().notNull(),
    content: bytes().notNull(),
    addedById: text('added_by_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('project_files_of_project').on(table.projectId, table.createdAt.desc().nullsFirst())],
);
