import { engineeringCaseContent, preventionSteps } from '~/content/portfolio/engineering-case-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/engineering-case-page';
import { ArchitectureDrawing } from './architecture-drawing';
import { DecisionList } from './decision-list';
import { EngineeringMeasurements } from './engineering-measurements';
import { IncidentSummary } from './incident-summary';
import { IncidentTimeline } from './incident-timeline';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.portfolio.engineeringCase(), paths.portfolio.masonry()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Post-mortem: conflicting writes in offline software',
    description:
      'Nine library reservations were lost by last-write-wins. Architecture, four decisions with their costs, measurements of three months, and what prevents it now.',
    kind: 'ItemPage',
  });

/** Written for engineers: facts first, then the course, the system, the decisions and the measurements. */
export default function EngineeringCasePage() {
  return (
    <article>
      <IncidentSummary />
      <IncidentTimeline />
      <ArchitectureDrawing />
      <DecisionList />
      <EngineeringMeasurements />
      <section aria-labelledby="prevention-title" className="wrap section">
        <h2 id="prevention-title">What prevents it now</h2>
        <ol className="mt-8 grid gap-grout">
          {preventionSteps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2rem_1fr] rounded-tile bg-surface p-5 md:grid-cols-[4rem_1fr] md:p-6"
            >
              <span aria-hidden="true" className="font-semibold tabular-nums">
                {index + 1}
              </span>
              <span className="max-w-[44em]">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-8 flex flex-wrap gap-x-8 print:hidden">
          <TextLink href={paths.customerStory(engineeringCaseContent.storyId)}>
            The same project, told by the library
          </TextLink>
          <TextLink href={paths.portfolio.editorialCase()}>Another case study</TextLink>
        </p>
      </section>
    </article>
  );
}
