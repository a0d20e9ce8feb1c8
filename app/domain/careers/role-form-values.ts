import type { OpenRoleInput } from './role-form-schema';

/** The fields of the form, in the order of the page. */
export const ROLE_FIELDS = [
  ...(['title', 'summary', 'payFrom', 'payTo', 'deadline', 'startsOn', 'untilFilled'] as const),
  ...(['teamId', 'city', 'kind', 'months', 'hoursPerWeek', 'vacancyCause', 'vacancyText', 'about'] as const),
  ...(['responsibilities', 'requirements', 'goal30', 'goal60', 'goal90'] as const),
  ...(['notRequired', 'difficulty', 'lead', 'colleague2', 'colleague3', 'colleague4'] as const),
  ...(['colleague5', 'applicationQuestion', 'coverKind', 'coverSeed'] as const),
];
export type RoleField = (typeof ROLE_FIELDS)[number];
export type RoleValues = Readonly<Record<RoleField, string>>;

const PAISE_IN_A_LAKH = 10_000_000;

const toLines = (lines: readonly string[]) => lines.join('\n');

/** What the fields show. The schema of the form reads the same role from them. */
export function toRoleValues(role: OpenRoleInput): RoleValues {
  const [goal30, goal60, goal90] = role.goals;
  const [lead = '', colleague2 = '', colleague3 = '', colleague4 = '', colleague5 = ''] = role.colleagueIds;
  return {
    title: role.title,
    summary: role.summary,
    teamId: role.teamId,
    city: role.city,
    kind: role.kind,
    months: role.months === undefined ? '' : String(role.months),
    hoursPerWeek: String(role.hoursPerWeek),
    payFrom: String(role.pay.from / PAISE_IN_A_LAKH),
    payTo: String(role.pay.to / PAISE_IN_A_LAKH),
    deadline: role.deadline,
    untilFilled: role.untilFilled ? 'on' : '',
    startsOn: role.startsOn,
    vacancyCause: role.vacancy.cause,
    vacancyText: role.vacancy.text,
    about: role.about,
    responsibilities: toLines(role.responsibilities),
    goal30,
    goal60,
    goal90,
    lead,
    colleague2,
    colleague3,
    colleague4,
    colleague5,
    requirements: toLines(role.requirements),
    notRequired: toLines(role.notRequired),
    difficulty: role.difficulty,
    applicationQuestion: role.applicationQuestion,
    coverKind: role.coverKind,
    coverSeed: String(role.coverSeed),
  };
}

/** The fields in which two roles differ. */
export const listRoleChanges = (before: RoleValues, after: RoleValues): RoleField[] =>
  ROLE_FIELDS.filter((field) => before[field] !== after[field]);
