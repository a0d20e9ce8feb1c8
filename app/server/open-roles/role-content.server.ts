import { type OpenRole, VACANCY_GLAZES } from '~/content/careers/open-role';
import { offices } from '~/content/company/company';
import { teamMembers, teams } from '~/content/company/team';
import { COVER_KINDS } from '~/content/journal/article';
import { createRoleFormSchema } from '~/domain/careers/role-form-schema';
import type { RoleContent } from '../db/schema/open-roles.server';

/** What the form of a role can choose. */
export const roleFormSchema = createRoleFormSchema({
  teams: teams.map(({ id }) => id),
  cities: offices.map(({ city }) => city),
  colleagues: teamMembers.map(({ id }) => id),
  covers: COVER_KINDS,
});

const GOAL_DAYS = [30, 60, 90] as const;

/** A role as the pages show it. */
export function toOpenRole(id: string, content: RoleContent, postedOn: string): OpenRole {
  const { goals, untilFilled, coverKind, coverSeed, months, ...role } = content;
  const glaze = VACANCY_GLAZES[role.vacancy.cause];
  const [first, second, third] = GOAL_DAYS;
  return {
    ...role,
    id,
    postedOn,
    ...(untilFilled && { untilFilled: true as const }),
    ...(months !== undefined && { months }),
    goals: [
      { afterDays: first, text: goals[0] },
      { afterDays: second, text: goals[1] },
      { afterDays: third, text: goals[2] },
    ],
    cover: { kind: coverKind, seed: coverSeed, glazes: [glaze, 'contrast', glaze] },
  };
}

/** What staff begin with when they change a role of the repository. */
export function toRoleContent(role: OpenRole): RoleContent {
  const { title, summary, teamId, city, kind, months, hoursPerWeek, pay, deadline, startsOn } = role;
  const [{ text: first }, { text: second }, { text: third }] = role.goals;
  return {
    title,
    summary,
    teamId,
    city,
    kind,
    hoursPerWeek,
    pay,
    deadline,
    startsOn,
    ...(months !== undefined && { months }),
    untilFilled: role.untilFilled === true,
    vacancy: role.vacancy,
    about: role.about,
    responsibilities: [...role.responsibilities],
    goals: [first, second, third],
    colleagueIds: [...role.colleagueIds],
    requirements: [...role.requirements],
    notRequired: [...role.notRequired],
    difficulty: role.difficulty,
    applicationQuestion: role.applicationQuestion,
    coverKind: role.cover.kind,
    coverSeed: role.cover.seed,
  };
}
