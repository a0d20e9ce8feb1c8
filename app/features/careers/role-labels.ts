import { type OpenRole, VACANCY_GLAZES } from '~/content/careers/open-role';
import { roleKindLabels } from '~/content/careers/open-roles';
import { teamMembers, teams } from '~/content/company/team';
import { FULL_TIME_HOURS_PER_WEEK, type VacancyCause } from '~/domain/careers/role-terms';
import type { Glaze } from '~/ui/glaze';

/** "Permanent", "10 months", "Part-time, 24 hours a week". */
export function getRoleKindLabel({ kind, months, hoursPerWeek }: OpenRole): string {
  const time = months === undefined ? '' : `, ${months} months`;
  const hours = hoursPerWeek < FULL_TIME_HOURS_PER_WEEK ? `, ${hoursPerWeek} hours a week` : '';
  return kind === 'fixed-term' ? `${months} months` : `${roleKindLabels[kind]}${time}${hours}`;
}

export const getRoleTeamName = ({ teamId }: OpenRole) => teams.find(({ id }) => id === teamId)?.name ?? '';

export const findRoleColleagues = ({ colleagueIds }: OpenRole) =>
  colleagueIds.flatMap((id) => teamMembers.filter((member) => member.id === id));

/** Why a role is vacant: glaze, label of the legend by number, and short label beside a title. */
export const vacancyCauseLabels: Record<
  VacancyCause,
  { glaze: Glaze; singular: string; plural: string; short: string }
> = {
  new: { glaze: VACANCY_GLAZES.new, singular: 'role is new', plural: 'roles are new', short: 'New role' },
  'handed-over': {
    glaze: VACANCY_GLAZES['handed-over'],
    singular: 'follows a colleague',
    plural: 'follow a colleague',
    short: 'Follows a colleague',
  },
  season: {
    glaze: VACANCY_GLAZES.season,
    singular: 'is for a season',
    plural: 'are for a season',
    short: 'For a season',
  },
};
