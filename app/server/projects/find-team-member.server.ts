import { teamMembers } from '~/content/company/team';

/** The name of a team member. `undefined` for another id. */
export const getTeamMemberName = (id: string): string | undefined =>
  teamMembers.find((member) => member.id === id)?.name;

/** The id of the team member with the name of an account; without one, `otherwise`. */
export const findTeamMemberId = ({ name }: { name: string }, otherwise: string): string =>
  teamMembers.find((member) => member.name === name)?.id ?? otherwise;
