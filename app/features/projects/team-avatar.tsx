import { findTeamMember } from '~/content/company/team';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar } from '~/ui/data/avatar';

/** Portrait of a team member. Decorative: the name is beside it. */
export function TeamAvatar({ id, size }: { id: string; size?: 'sm' | 'md' | 'lg' }) {
  const teamMember = findTeamMember(id);
  return (
    <Avatar
      name={teamMember?.name ?? 'Tessera'}
      isDecorative
      {...(size && { size })}
      {...(teamMember && { picture: <Portrait features={teamMember.portrait} className="size-full" /> })}
    />
  );
}
