import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';
import { findTeamMember } from './project-labels';

interface ProjectContactCardProps {
  teamMemberId: string;
  /** Stands in the subject of a mail. */
  projectName: string;
}

/** Whom to ask, with a face to the name; where they have left us, the desk. */
export function ProjectContactCard({ teamMemberId, projectName }: ProjectContactCardProps) {
  const person = findTeamMember(teamMemberId);
  const mail = `mailto:${site.emails.projects}?subject=${encodeURIComponent(projectName)}`;
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-grout">
      {person ? (
        <Portrait features={person.portrait} className="block aspect-square w-full rounded-tile" />
      ) : (
        <span className="rounded-tile bg-control" />
      )}
      <div className="grid content-center gap-1 rounded-tile bg-surface px-4 py-3">
        <p className="leading-snug font-semibold">{person?.name ?? `The desk of ${site.name}`}</p>
        {person && (
          <p className="text-sm text-muted">
            {person.role}, {person.city}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm">
          <TextLink href={mail}>Write</TextLink>
          <TextLink href={paths.bookCall()}>Book a call</TextLink>
        </p>
      </div>
    </div>
  );
}
