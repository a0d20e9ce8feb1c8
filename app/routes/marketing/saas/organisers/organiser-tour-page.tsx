import { cachedWithout } from '~/cached-query';
import { organiserContent } from '~/content/products/event-console-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { CONSOLE_PARAMETERS, parseConsoleState } from '~/features/hackmatrix/event-console/console-state';
import { EventConsole } from '~/features/hackmatrix/event-console/event-console';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/organiser-tour-page';
import { AccessTable } from './access-table';
import { OrganiserFigures } from './organiser-figures';
import { OrganiserNextSteps } from './organiser-next-steps';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...CONSOLE_PARAMETERS),
  breadcrumbs: buildBreadcrumbs(paths.organiserTour(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { state: parseConsoleState(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'HackMatrix for organisers: hackathon software to try',
    description:
      'Try the organiser’s screen of a real hackathon weekend: submissions board with deadline, schedule that absorbs delays, leaderboard replayed pitch by pitch.',
    isNoindex: args.location.search !== '',
  });

/** The product’s screen is the page; everything else is below it. */
export default function OrganiserTourPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap pt-4 md:pt-6">
        <div className="mb-6 grid gap-x-14 gap-y-3 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1 className="text-h2">{organiserContent.headline}</h1>
          <p className="max-w-[44em] text-lg text-muted">{organiserContent.lead}</p>
        </div>
        <div id="console" className="scroll-mt-4">
          <Island name="event-console" component={EventConsole} props={{ initialState: state }} />
        </div>
      </section>
      <AccessTable />
      <OrganiserFigures />
      <OrganiserNextSteps />
    </>
  );
}
