import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar } from '~/ui/avatar';
import { teamMember } from './project-words';

/** Somebody of our team; the name stands beside it. */
export function TeamAvatar({ id, size }: { id: string; size?: 'sm' | 'md' | 'lg' }) {
  const person = teamMember(id);
  return (
    <Avatar
      name={person?.name ?? 'Tessera'}
      decorative
      {...(size && { size })}
      {...(person && { picture: <Portrait person={person.portrait} className="size-full" /> })}
    />
  );
}
