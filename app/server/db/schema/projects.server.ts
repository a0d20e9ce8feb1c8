import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProjectStatus } from '~/domain/projects/project';
import type { MilestoneCharge } from '~/domain/quotes/sales-quote';
import { users } from './accounts.server';
import { bytes, contentRecord, requireContent, timestamptz } from './columns.server';
import { quotes } from './quotes.server';

/** Customer projects. Team members are referred to by their id in `content/company/team`. */
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
    /** The accepted quote that it began with. A quote becomes one project. */
    quoteId: uuid('quote_id')
      .unique()
      .references(() => quotes.id),
    /** Whether members see the totals of billable hours. */
    showsHours: boolean('shows_hours').notNull().default(false),
    /** Counts changes of the columns above. A form with another version is out of date. */
    version: integer().notNull().default(0),
    /** Counts changes of the milestones. */
    planVersion: integer('plan_version').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    /** When staff last changed anything about the project, or a member wrote a comment. Lists are in this order. */
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    index('projects_by_change').on(table.changedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('projects_by_state').on(
      table.state,
      table.changedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('projects_by_name').using('gin', sql`${table.name} gin_trgm_ops`),
    check('projects_state', sql`${table.state} in ('planned', 'running', 'paused', 'finished')`),
    check('projects_dates', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

const projectId = uuid('project_id')
  .notNull()
  .references(() => projects.id, { onDelete: 'cascade' });

/** Users who may see a project. */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_of_user').on(table.userId),
  ],
);

/** Clients without an account with this confirmed email. A trigger on users makes them members when there is one. */
export const projectInvitations = pgTable(
  'project_invitations',
  {
    projectId,
    /** In lower case. */
    email: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.email] }),
    index('project_invitations_by_email').on(table.email),
  ],
);

export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: uuid().primaryKey(),
    projectId,
    /** From 0, in plan order. */
    position: integer().notNull(),
    title: text().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    doneAt: timestamptz('done_at'),
    /** What its invoice charges. Null for a milestone that is not invoiced. */
    charge: jsonb().$type<MilestoneCharge>(),
  },
  (table) => [
    unique('project_milestones_in_order').on(table.projectId, table.position),
    index('project_milestones_open').on(table.dueOn, table.projectId).where(sql`${table.doneAt} is null`),
  ],
);

export const projectUpdates = pgTable(
  'project_updates',
  {
    id: uuid().primaryKey(),
    projectId,
    authorId: text('author_id').notNull(),
    title: text().notNull(),
    /** Paragraphs are separated by an empty line. */
    body: text().notNull(),
    /** Counts changes. A form with another version is out of date. */
    version: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    editedAt: timestamptz('edited_at'),
  },
  (table) => [index('project_updates_of_project').on(table.projectId, table.createdAt.desc().nullsFirst())],
);

/** Comments of members on an update, with the team's answer. */
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
    createdAt: timestamptz('created_at').notNull(),
    answer: text(),
    answeredById: text('answered_by_id'),
    answeredAt: timestamptz('answered_at'),
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
    /** Cleaned file name with the extension of its media type. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** In bytes. A list reads this instead of the content. */
    size: integer().notNull(),
    content: bytes(),
    contentRecord: contentRecord('content_record'),
    addedById: text('added_by_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    requireContent('project_files_content', table.content, table.contentRecord),
    index('project_files_of_project').on(table.projectId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Work on a project. Who worked is the id of a team member. */
export const projectHours = pgTable(
  'project_hours',
  {
    id: uuid().primaryKey(),
    projectId,
    milestoneId: uuid('milestone_id').references(() => projectMilestones.id, { onDelete: 'set null' }),
    teamMemberId: text('team_member_id').notNull(),
    workedOn: date('worked_on', { mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    note: text().notNull(),
    isBillable: boolean('is_billable').notNull(),
    /** Counts changes. A form with another version is out of date. */
    version: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('project_hours_minutes', sql`${table.minutes} between 1 and 1440`),
    index('project_hours_of_project').on(
      table.projectId,
      table.workedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('project_hours_of_milestone').on(table.milestoneId),
  ],
);
