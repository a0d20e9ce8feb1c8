import type { StoredFile } from '~/domain/files/attachment';
import type { Milestone, ProjectStatus } from '~/domain/projects/project';
import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { NotifierDeps } from '../notifications/notify-by-preference.server';

export interface ProjectDeps extends NotifierDeps, ContentDeps {
  db: QueryBuilder;
  clock: () => Date;
  /**
   * Invoices a milestone that is done now, in the same transaction and as its last step. True when the client gets an invoice.
   * Absent where nothing is invoiced.
   */
  invoiceMilestone?: (
    transaction: QueryBuilder,
    milestone: { milestoneId: string; userId: string; at: Date },
  ) => Promise<boolean>;
}

export interface ProjectSummary {
  id: string;
  name: string;
  summary: string;
  state: ProjectStatus;
  /** ISO days, the last one included. */
  startsOn: string;
  endsOn: string;
  /** In the order of the plan. */
  milestones: Milestone[];
}

export interface ProjectComment {
  id: string;
  /** The name of the member. */
  by: string;
  /** Whether the signed-in user wrote it. */
  isOwn: boolean;
  text: string;
  at: Date;
  /** `byId` is the id of a team member. */
  answer?: { text: string; byId: string; at: Date };
}

export interface ProjectUpdate {
  id: string;
  /** The id of a team member. */
  authorId: string;
  title: string;
  /** An empty line separates paragraphs. */
  text: string;
  /** Counts changes. */
  version: number;
  at: Date;
  /** When staff last changed it. */
  editedAt?: Date;
  /** The oldest first. */
  comments: ProjectComment[];
}

export interface ProjectFile extends StoredFile {
  mediaType: string;
  addedById: string;
  at: Date;
}

export interface Project extends ProjectSummary {
  /** The id of the team member to contact. */
  contactId: string;
  /** The newest first. */
  updates: ProjectUpdate[];
  files: ProjectFile[];
  /** The names of the members, in the order in which they joined. */
  members: string[];
  /** Billable minutes by milestone, when members see them. `title` is `null` for work on no milestone. */
  hours?: { title: string | null; minutes: number }[];
}
