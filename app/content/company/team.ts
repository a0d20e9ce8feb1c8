import type { Team, TeamMember } from './team-member';
import { designTeam } from './team-members/design-team';
import { hackathonsTeam } from './team-members/hackathons-team';
import { leadershipTeam } from './team-members/leadership-team';
import { learningTeam } from './team-members/learning-team';
import { operationsTeam } from './team-members/operations-team';
import { productsTeam } from './team-members/products-team';
import { studioTeam } from './team-members/studio-team';
import { trainingTeam } from './team-members/training-team';

export const teams: readonly Team[] = [
  { id: 'leadership', name: 'Leadership', description: 'Decides what we leave out.' },
  { id: 'studio', name: 'Studio', description: 'Builds web software for clients.' },
  { id: 'products', name: 'Products', description: 'Makes the six, and answers for them at night.' },
  { id: 'design', name: 'Design', description: 'Draws, tests, and draws again.' },
  { id: 'learning', name: 'Learning', description: 'Practice that adapts, and the proof that it does.' },
  { id: 'training', name: 'Training', description: 'Teaches what we do the rest of the month.' },
  { id: 'hackathons', name: 'Hackathons', description: 'Everything between the call and the last bus.' },
  { id: 'operations', name: 'Operations', description: 'People, money, parcels.' },
];

/** All team members by team. The portraits are composed by hand. */
export const teamMembers: readonly TeamMember[] = [
  ...leadershipTeam,
  ...studioTeam,
  ...productsTeam,
  ...designTeam,
  ...learningTeam,
  ...trainingTeam,
  ...hackathonsTeam,
  ...operationsTeam,
];

/** `undefined` for another id, such as one of a former member. */
export const findTeamMember = (id: string | undefined): TeamMember | undefined =>
  teamMembers.find((member) => member.id === id);

/** The name of a team member. `undefined` for another id. */
export const getTeamMemberName = (id: string): string | undefined => findTeamMember(id)?.name;

/** The id of the team member with the name of an account. Without one, `otherwise`: empty for a field that must be chosen. */
export const findTeamMemberId = ({ name }: { name: string }, otherwise: string): string =>
  teamMembers.find((member) => member.name === name)?.id ?? otherwise;
