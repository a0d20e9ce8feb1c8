import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/this-site-page';
import { RecordedChecks } from './recorded-checks';
import { ThisSiteHero } from './this-site-hero';
import { UptimeRecord } from './uptime-record';
import { VisitorVitals } from './visitor-vitals';
import { WeightTable } from './weight-table';

export const handle: PageHandle = {
  hydration: 'none',
  breadcrumbs: buildBreadcrumbs(paths.thisSite(), paths.companyStory()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'This site, measured',
    description: `How this site of ${site.name} does: weight of each kind of page against its budget, web vitals of visitors, uptime, tests, accessibility, backup and books.`,
  });

/** R-MEASURE-7: the figures are read for each request. Nothing on the page is typed. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(services).measurements.readSiteStatus();

export default function ThisSitePage({ loaderData: status }: Route.ComponentProps) {
  return (
    <>
      <ThisSiteHero documents={status.facts?.documents} />
      <WeightTable facts={status.facts} pages={status.pages} days={status.vitalsDays} />
      <VisitorVitals vitals={status.vitals} days={status.vitalsDays} minViews={status.minViews} />
      <UptimeRecord uptime={status.uptime} range={status.uptimeDays} />
      <RecordedChecks status={status} />
    </>
  );
}
