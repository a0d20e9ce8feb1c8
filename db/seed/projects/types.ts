import type { ProjectStatus } from '../../../app/domain/projects/project';

/** Days are counted from the Monday of the week in which the database is filled. */
export interface SeedProject {
  /** Fixed, so that seeding again finds what is there. */
  id: string;
  name: string;
  summary: string;
  state: ProjectStatus;
  starts: number;
  ends: number;
  /** Of our team, as all authors here: ids in content/company/team. */
  contactId: string;
  milestones: readonly { title: string; due: number; done?: number }[];
  /** The oldest first. */
  updates: readonly SeedUpdate[];
  files: readonly {
    name: string;
    mediaType: string;
    content: string | Uint8Array;
    addedById: string;
    day: number;
  }[];
}

export interface SeedUpdate {
  authorId: string;
  day: number;
  title: string;
  paragraphs: readonly string[];
  comments?: readonly { day: number; text: string; answer?: { byId: string; day: number; text: string } }[];
}
