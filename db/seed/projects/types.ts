import type { ProjectStatus } from '../../../app/domain/projects/project';

/** Days count from the Monday of the week in which the database is seeded. */
export interface SeedProject {
  /** Constant, so that the next start finds the existing row. */
  id: string;
  name: string;
  summary: string;
  state: ProjectStatus;
  starts: number;
  ends: number;
  /** Id of a team member in app/content/company/team, as for all authors here. */
  contactId: string;
  milestones: readonly { title: string; due: number; done?: number }[];
  /** The oldest first. */
  updates: readonly SeedUpdate[];
  /** Members see the totals of billable hours. */
  showsHours?: boolean;
  /** `milestone` counts from 0. */
  hours?: readonly {
    teamMemberId: string;
    day: number;
    minutes: number;
    note: string;
    milestone?: number;
    isBillable?: boolean;
  }[];
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
