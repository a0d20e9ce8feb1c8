import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

interface ProjectContactCardProps {
  teamMemberId: string;
  /** Subject of the email. */
  projectName: string;
}

/** Contact of a project with portrait and links. For a former team member it shows the company. */
export function ProjectContactCard({ teamMemberId, projectName }: ProjectContactCardProps) {
  const teamMember = findTeamMember(teamMemberId);
  const mailtoUrl = `mailto:${site.emails.projects}?subject=${encodeURIComponent(projectName)}`;
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-grout">
      {teamMember ? (
        <Portrait features={teamMember.portrait} className="block aspect-square w-full rounded-tile" />
      ) : (
        <span className="rounded-tile bg-control" />
      )}
      <div className="grid content-center gap-1 rounded-tile bg-surface px-4 py-3">
        <p className="leading-snug font-semibold">{teamMember?.name ?? `The desk of ${site.name}`}</p>
        {teamMember && (
          <p className="text-sm text-muted">
            {teamMember.role}, {teamMember.city}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm">
          <TextLink href={mailtoUrl}>Write</TextLink>
          <TextLink href={paths.bookCall()}>Book a call</TextLink>
        </p>
      </div>
    </div>
  );
}
