import type { ProjectStatus } from '~/domain/projects/project';

/** A project of the sample company besides those of the sample member. Days count from today. */
export interface SampleProject {
  hoursAgo: number;
  name: string;
  summary: string;
  state: ProjectStatus;
  starts: number;
  ends: number;
  contactId: string;
  /** In the order of the plan. `doneHoursAgo` is absent for an open one. */
  milestones: readonly { title: string; due: number; doneHoursAgo?: number }[];
  updates: readonly { hoursAgo: number; title: string; text: string }[];
  hours: readonly { day: number; minutes: number; note: string; milestone: number; isBillable: boolean }[];
}

/** A project with an overdue milestone, and one that has not begun. */
export const sampleProjects: readonly SampleProject[] = [
  {
    hoursAgo: 20 * 24,
    name: 'Catalogue of second-hand books',
    state: 'running',
    summary: 'Arul Book House sells its eleven thousand titles online, with search and photos.',
    starts: -18,
    ends: 45,
    contactId: 'gurleen-sandhu',
    milestones: [
      { title: 'The list of titles is read in and checked', due: -8, doneHoursAgo: 9 * 24 },
      { title: 'Search by author, title and subject', due: -2 },
      { title: 'Photos from the shop’s own phone', due: 20 },
      { title: 'The first hundred orders', due: 45 },
    ],
    updates: [
      {
        hoursAgo: 9 * 24,
        title: 'Eleven thousand titles, and four hundred questions',
        text: 'The list is read in. Four hundred rows have no price or two, and are on a sheet of their own for the shop to go through.\n\nNext: search.',
      },
    ],
    hours: [
      { day: -12, minutes: 360, note: 'Import with a report of every row', milestone: 0, isBillable: true },
      { day: -10, minutes: 150, note: 'Authors with three spellings', milestone: 0, isBillable: true },
      { day: -3, minutes: 410, note: 'Search in Tamil and English', milestone: 1, isBillable: true },
      { day: -3, minutes: 45, note: 'Mended our own import', milestone: 0, isBillable: false },
    ],
  },
  {
    hoursAgo: 3 * 24,
    name: 'Timetable of the rowing club',
    state: 'planned',
    summary: 'Members see which boat is free and take it for an hour.',
    starts: 12,
    ends: 68,
    contactId: 'zeenat-parveen',
    milestones: [
      { title: 'A morning on the lake with the boatman', due: 14 },
      { title: 'Boats and hours on one page', due: 40 },
      { title: 'A month without the paper list', due: 68 },
    ],
    updates: [],
    hours: [],
  },
];
