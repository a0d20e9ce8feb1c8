import type { Paise } from '~/domain/money/money';
import type { OfficeCity } from '../company/company';
import type { TeamId } from '../company/team';
import type { Cover } from '../content-types';

export const ROLE_KINDS = ['permanent', 'fixed-term', 'part-time', 'internship'] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** `handed-over`: a team member hands the work over. `season`: the role is temporary. */
export type VacancyCause = 'new' | 'handed-over' | 'season';

export interface OpenRole {
  id: string;
  title: string;
  teamId: TeamId;
  city: OfficeCity;
  kind: RoleKind;
  /** ISO dates. Applications are read together after the deadline; then the role closes. */
  postedOn: string;
  deadline: string;
  /** The role stays open after the deadline until it is filled, and then starts as agreed. */
  untilFilled?: true;
  startsOn: string;
  /** Duration of a temporary role. */
  months?: number;
  hoursPerWeek: number;
  /** Paise for one full-time year before tax, so that all roles are comparable. */
  pay: { from: Paise; to: Paise };
  /** The role in one sentence. */
  summary: string;
  vacancy: { cause: VacancyCause; text: string };
  about: string;
  responsibilities: readonly [string, string, string, ...string[]];
  /** What should be achieved after so many days. */
  goals: readonly [RoleGoal, RoleGoal, RoleGoal];
  /** Ids of the colleagues, closest first. The first one is the lead. */
  colleagueIds: readonly [string, string, ...string[]];
  requirements: readonly [string, string, ...string[]];
  notRequired: readonly [string, ...string[]];
  /** The difficult sides of the role. */
  difficulty: string;
  /** The question that replaces a cover letter. */
  applicationQuestion: string;
  cover: Cover;
}

export interface RoleGoal {
  afterDays: 30 | 60 | 90;
  text: string;
}

export const FULL_TIME_HOURS_PER_WEEK = 40;

const PAISE_IN_A_LAKH = 10_000_000;

/** Converts lakh rupees to paise. */
export const lakhToPaise = (count: number): Paise => Math.round(count * PAISE_IN_A_LAKH);
