import type { Milestone, ProjectStatus } from '~/domain/projects/project';

/** A project as pages show it. Days are ISO dates. */
export interface ShownProject {
  id: string;
  name: string;
  summary: string;
  state: ProjectStatus;
  startsOn: string;
  endsOn: string;
  milestones: readonly Milestone[];
}

export interface ShownComment {
  id: string;
  by: string;
  isOwn: boolean;
  text: string;
  at: Date;
  answer?: { text: string; byId: string; at: Date };
}

export interface ShownUpdate {
  id: string;
  authorId: string;
  title: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
  at: Date;
  /** When our team last changed it. */
  editedAt?: Date;
  comments: readonly ShownComment[];
}

export interface ShownFile {
  id: string;
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  at: Date;
}
