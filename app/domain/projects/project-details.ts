import type { StoredFile } from '../files/attachment';
import type { Milestone, ProjectStatus } from './project';

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
