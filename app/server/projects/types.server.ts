import type { Milestone, ProjectStatus } from '~/domain/projects/project';
import type { SignedIn } from '../accounts/types.server';
import type { StoredFile } from '../files/types.server';

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
  /** Name of the member, and whether it is the one who asks. */
  by: string;
  isOwn: boolean;
  text: string;
  at: Date;
  /** `byId` names somebody of our team. */
  answer?: { text: string; byId: string; at: Date };
}

export interface ProjectUpdate {
  id: string;
  /** Of our team. */
  authorId: string;
  title: string;
  /** Paragraphs are apart by an empty line. */
  text: string;
  at: Date;
  /** The oldest first. */
  comments: ProjectComment[];
}

export interface ProjectFile extends StoredFile {
  mediaType: string;
  addedById: string;
  at: Date;
}

export interface Project extends ProjectSummary {
  /** Whom of our team to ask. */
  contactId: string;
  /** The newest first. */
  updates: ProjectUpdate[];
  files: ProjectFile[];
  /** Names of those who see it, as they joined. */
  members: string[];
}

export type CommentResult =
  | { kind: 'written'; id: string }
  /** No such update in a project of theirs. */
  | { kind: 'unknown' }
  /** Too many; so many seconds to wait. */
  | { kind: 'wait'; seconds: number };

export interface Projects {
  /** Those the actor is a member of: running first, finished last. */
  listProjects(actor: SignedIn): Promise<ProjectSummary[]>;
  /** `null` for an unknown project and for one of others alike. */
  getProject(actor: SignedIn, id: string): Promise<Project | null>;
  /** `null` like `projectOf`. */
  getFile(
    actor: SignedIn,
    which: { projectId: string; fileId: string },
  ): Promise<{ name: string; mediaType: string; content: Uint8Array } | null>;
  /** `text` has passed commentSchema. Our desk is told by mail. */
  comment(
    actor: SignedIn,
    given: { projectId: string; updateId: string; text: string },
  ): Promise<CommentResult>;

  /** For the back office: they need `projects.manage`, else throw NotAllowedError. Members are told, as they chose. */
  addUpdate(
    actor: SignedIn,
    given: { projectId: string; authorId: string; title: string; text: string },
  ): Promise<{ kind: 'written'; id: string } | { kind: 'unknown' }>;
  /** `before`: it was done already; nobody is told again. */
  completeMilestone(
    actor: SignedIn,
    which: { projectId: string; milestoneId: string },
  ): Promise<'done' | 'before' | 'unknown'>;
  /** Once. The one who commented is told. */
  answerComment(
    actor: SignedIn,
    given: { commentId: string; authorId: string; text: string },
  ): Promise<'answered' | 'before' | 'unknown'>;
}
