import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar } from '~/ui/data/avatar';
import { findTeamMember } from './project-labels';

/** Somebody of our team; the name stands beside it. */
export function TeamAvatar({ id, size }: { id: string; size?: 'sm' | 'md' | 'lg' }) {
  const person = findTeamMember(id);
  return (
    <Avatar
      name={person?.name ?? 'Tessera'}
      decorative
      {...(size && { size })}
      {...(person && { picture: <Portrait features={person.portrait} className="size-full" /> })}
    />
  );
}
