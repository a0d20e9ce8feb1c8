import { findTeamMember } from '~/content/company/team';
import { engineeringCaseContent, incidentFacts } from '~/content/portfolio/engineering-case-content';
import { getPortfolioProject } from '~/content/portfolio/portfolio-projects';

const project = getPortfolioProject(engineeringCaseContent.projectId);
const authors = project.teamMemberIds.flatMap((id) => findTeamMember(id) ?? []);

/** The incident as a sheet: what, how much, when, why. */
export function IncidentSummary() {
  return (
    <header className="wrap grid gap-x-14 gap-y-10 pt-8 md:pt-12 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="text-h2">{engineeringCaseContent.headline}</h1>
        <p className="mt-5 max-w-[34em] text-lead text-muted">{engineeringCaseContent.lead}</p>
        <p className="mt-6 text-sm text-muted">
          {project.client}, {project.place}. Written by {authors.map(({ name }) => name).join(', ')}.{' '}
          {project.stack.join(', ')}.
        </p>
      </div>
      <dl className="grid gap-grout">
        {incidentFacts.map(({ term, description }) => (
          <div
            key={term}
            className="grid grid-cols-[5rem_1fr] gap-x-4 rounded-tile bg-surface px-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)] md:px-5"
          >
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-medium">{description}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
