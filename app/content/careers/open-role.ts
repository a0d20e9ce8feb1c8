import type { Paise } from '~/domain/money/money';
import type { OfficeCity } from '../company/company';
import type { TeamId } from '../company/team';
import type { Cover } from '../content-types';

export const ROLE_KINDS = ['permanent', 'fixed-term', 'part-time', 'internship'] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** `handed-over`: somebody gives it on. `season`: it ends by itself. */
export type VacancyCause = 'new' | 'handed-over' | 'season';

export interface OpenRole {
  id: string;
  title: string;
  teamId: TeamId;
  city: OfficeCity;
  kind: RoleKind;
  /** ISO dates. What is here by the end of the deadline is read together; then the role closes. */
  postedOn: string;
  deadline: string;
  /** It does not close then: it is applied for until somebody is found, and begins when they can. */
  untilFilled?: true;
  startsOn: string;
  /** For what ends by itself. */
  months?: number;
  hoursPerWeek: number;
  /** Paise for a full-time year, before tax, so that all roles lie on one ruler. */
  pay: { from: Paise; to: Paise };
  /** What one would tell a friend. */
  summary: string;
  vacancy: { cause: VacancyCause; text: string };
  about: string;
  responsibilities: readonly [string, string, string, ...string[]];
  /** What should be true after so many days. */
  goals: readonly [RoleGoal, RoleGoal, RoleGoal];
  /** Whom one works with, nearest first; the first of them is who leads. */
  colleagueIds: readonly [string, string, ...string[]];
  requirements: readonly [string, string, ...string[]];
  notRequired: readonly [string, ...string[]];
  /** What is not pleasant about it. */
  difficulty: string;
  /** Asked in the application instead of a covering letter. */
  applicationQuestion: string;
  cover: Cover;
}

export interface RoleGoal {
  afterDays: 30 | 60 | 90;
  text: string;
}

export const FULL_TIME_HOURS_PER_WEEK = 40;

const PAISE_IN_A_LAKH = 10_000_000;

/** Paise of so many lakh rupees. */
export const lakhToPaise = (count: number): Paise => Math.round(count * PAISE_IN_A_LAKH);
