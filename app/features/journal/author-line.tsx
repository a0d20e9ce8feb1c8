import type { TeamMember } from '~/content/company/team-member';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar } from '~/ui/data/avatar';

/** Portrait, name and role of an author, with a link to the articles of the author. */
export function AuthorLine({ author: { id, name, role, portrait } }: { author: TeamMember }) {
  return (
    <a href={paths.journalAuthor(id)} className="group inline-flex min-h-11 items-center gap-3">
      <Avatar name={name} isDecorative picture={<Portrait features={portrait} className="size-full" />} />
      <span>
        <span className="block font-semibold group-hover:text-link">{name}</span>
        <span className="block text-sm text-muted">{role}</span>
      </span>
    </a>
  );
}
