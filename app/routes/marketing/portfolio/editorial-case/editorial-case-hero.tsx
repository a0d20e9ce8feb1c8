import { findTeamMember } from '~/content/company/team';
import { editorialCaseContent } from '~/content/portfolio/editorial-case-content';
import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { formatPeriod } from '~/features/portfolio/format-period';
import { ProjectPicture } from '~/features/portfolio/project-picture';
import { Portrait } from '~/ui/art/portrait/portrait';

/** A picture from edge to edge, the headline below it, and who was there. */
export function EditorialCaseHero({ project }: { project: PortfolioProject }) {
  const { client, place, period, stack, teamMemberIds } = project;
  const members = teamMemberIds.flatMap((id) => findTeamMember(id) ?? []);
  return (
    <header className="pt-3">
      <ProjectPicture project={project} className="block h-48 w-full sm:h-72 lg:h-96 print:hidden" />
      <div className="wrap pt-8 md:pt-12">
        <p className="font-semibold">
          Case study: {client}, {place}
        </p>
        <h1 className="mt-4 max-w-[17ch]">{editorialCaseContent.headline}</h1>
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-[34em] text-[clamp(1.1875rem,1.7vw,1.5rem)] leading-[1.4]">
            {editorialCaseContent.lead}
          </p>
          <div className="text-sm">
            <ul className="grid gap-2 sm:grid-cols-2">
              {members.map(({ id, name, role, portrait }) => (
                <li key={id} className="flex items-center gap-3">
                  <Portrait features={portrait} className="size-12 flex-none rounded-inner" />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="text-muted">{role}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-muted">
              {formatPeriod(period)}. {stack.join(', ')}.
            </p>
          </div>
        </div>
      </div>
    </header>
  );
}
