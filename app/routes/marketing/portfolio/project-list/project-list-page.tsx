import { cachedAs } from '~/cached-query';
import { portfolioContent } from '~/content/portfolio/portfolio-content';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { getSortPath, parseProjectSort } from '~/features/portfolio/project-sort';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/project-list-page';
import { ProjectTable } from './project-table';
import { ProjectTimeline } from './project-timeline';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => getSortPath(parseProjectSort(query))),
  breadcrumbs: buildBreadcrumbs(paths.portfolio.list(), paths.portfolio.masonry()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return parseProjectSort(new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'All projects as a list: year, client, kind and result',
    description: `${portfolioProjects.length} projects in a table that sorts by year, client, kind and place, with the result of each and who counted it.`,
    path: paths.portfolio.list(),
    kind: 'CollectionPage',
  });

/** The list begins at once: one line of heading, then the rows. */
export default function ProjectListPage({ loaderData: sort }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap pt-4">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="text-tool">{portfolioContent.list.headline}</h1>
          <p className="text-muted max-md:hidden print:hidden">{portfolioContent.list.lead}</p>
        </div>
        <ProjectTable sort={sort} />
      </section>
      <ProjectTimeline />
    </>
  );
}
