import type { RoleKind, VacancyCause } from '~/domain/careers/role-terms';
import type { Paise } from '~/domain/money/money';
import type { Glaze } from '~/domain/site/glazes';
import type { OfficeCity } from '../company/company';
import type { TeamId } from '../company/team-member';
import type { CoverDesign } from '../content-types';

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
  /** At least three. */
  responsibilities: readonly string[];
  /** What should be achieved after so many days. */
  goals: readonly [RoleGoal, RoleGoal, RoleGoal];
  /** Ids of two or more colleagues, closest first. The first one is the lead. */
  colleagueIds: readonly string[];
  requirements: readonly string[];
  notRequired: readonly string[];
  /** The difficult sides of the role. */
  difficulty: string;
  /** The question that replaces a cover letter. */
  applicationQuestion: string;
  cover: CoverDesign;
}

export interface RoleGoal {
  afterDays: 30 | 60 | 90;
  text: string;
}

/** A role as visitors see it. */
export interface ListedRole extends OpenRole {
  /** Absent while it accepts applications. `on` is an ISO date. */
  ended?: { kind: 'closed' | 'filled'; on: string };
}

/** The glaze of a role in lists and in its picture. */
export const VACANCY_GLAZES = {
  new: 'marigold',
  'handed-over': 'peacock',
  season: 'gulal',
} as const satisfies Record<VacancyCause, Glaze>;

const PAISE_IN_A_LAKH = 10_000_000;

/** Converts lakh rupees to paise. */
export const convertLakhToPaise = (count: number): Paise => Math.round(count * PAISE_IN_A_LAKH);
