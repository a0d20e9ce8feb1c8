import type { ApplicationStage, ApplicationTemplate } from '~/domain/careers/application-stage';
import type { StoredLead } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import type { ServiceDeps } from '../../db/database.server';
import type { ContentDeps } from '../../db/file-contents.server';
import type { ApplicationEventKind } from '../../db/schema/applications.server';
import type { EmailQueue } from '../../email/types.server';

export interface ApplicationDeps extends ContentDeps, ServiceDeps {
  emailQueue: EmailQueue;
}

/** An application as the board shows it. */
export interface ListedApplication {
  id: string;
  roleId: string;
  roleTitle: string;
  stage: ApplicationStage;
  version: number;
  name: string;
  createdAt: Date;
  stageChangedAt: Date;
  /** Mean of the ratings. Absent without any. */
  rating?: number;
  /** When the applicant answered by email. Absent when staff have written since. */
  answeredAt?: Date;
}

export interface StageApplications {
  stage: ApplicationStage;
  /** How many fit the search. `cards` are the newest of them. */
  count: number;
  cards: ListedApplication[];
}

/** How many applications each role had in each stage, with the anonymised ones. */
export type RoleStageCounts = Readonly<Record<ApplicationStage, number>> & {
  roleId: string;
  roleTitle: string;
};

export interface ApplicationList {
  cards: ListedApplication[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

export interface ApplicationEvent {
  id: string;
  kind: ApplicationEventKind;
  text?: string;
  stage?: ApplicationStage;
  rating?: number;
  /** The name of the member of staff. */
  by?: string;
  at: Date;
}

export interface ApplicationDetails extends ListedApplication {
  lead: StoredLead;
  /** A short id for conversations with the applicant. */
  reference: string;
  /** The current rating of each member of staff. */
  ratings: { by: string; rating: number; isOwn: boolean }[];
  /** The oldest first. */
  events: ApplicationEvent[];
  /** Emails that the applicant wrote, the oldest first. */
  emails: ReceivedEmail[];
  /** Other applications of the same email address, the newest first. */
  others: ListedApplication[];
}

/** The last change of the stage, which the user had not seen. */
export interface StageConflict {
  kind: 'conflict';
  name: string;
  stage: ApplicationStage;
  by?: string;
  at: Date;
}

export type MoveApplicationResult =
  | { kind: 'moved'; name: string; stage: ApplicationStage; template?: ApplicationTemplate }
  /** The rules of the stages do not allow it. */
  | { kind: 'impossible'; name: string; stage: ApplicationStage }
  | StageConflict
  | { kind: 'unknown' };

export type SendResult = 'sent' | 'withheld' | StageConflict | null;
