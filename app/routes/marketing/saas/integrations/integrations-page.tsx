import { cachedWithout } from '~/cached-query';
import { integrations } from '~/content/integrations/integrations';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { TextLink } from '~/ui/buttons/text-link';
import { EmptyState } from '~/ui/feedback/empty-state';
import type { Route } from './+types/integrations-page';
import { IntegrationFilter } from './integration-filter';
import { findIntegrationIds, parseIntegrationListQuery } from './integration-list-query';
import { IntegrationTile } from './integration-tile';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('q', 'category', 'state'),
  breadcrumbs: buildBreadcrumbs(paths.integrations(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return parseIntegrationListQuery(new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Integrations of HackMatrix and Converge',
    description: `${integrations.length} integrations: sign-in, messages, calendars, files, code and the hall. Set-up steps, permissions and code for each, live or not yet.`,
    kind: 'CollectionPage',
    isNoindex: args.location.search !== '',
  });

/** Three rows of three are in the window of a desktop. */
const TILES_OF_FIRST_SCREEN = 9;

/** The wall of tiles begins at the top of the page; its title and filter stand beside it. */
export default function IntegrationsPage({ loaderData: query }: Route.ComponentProps) {
  const shownIds = findIntegrationIds(query);
  const shown = integrations.filter(({ id }) => shownIds.has(id));
  return (
    <div className="wrap gap-x-10 pt-6 lg:grid lg:grid-cols-[1fr_3fr]">
      <IntegrationFilter query={query} count={shownIds.size} />
      <section aria-labelledby="integration-wall" {...{ [LIST_FILTER_ATTRIBUTES.results]: '' }}>
        <h2 id="integration-wall" className="sr-only">
          The integrations
        </h2>
        <ul className="grid gap-grout sm:grid-cols-2 xl:grid-cols-3">
          {integrations.map((integration) => (
            <IntegrationTile
              key={integration.id}
              integration={integration}
              isShown={shownIds.has(integration.id)}
              isLastOfFirstScreen={integration === shown[TILES_OF_FIRST_SCREEN - 1]}
            />
          ))}
        </ul>
        <div hidden={shownIds.size > 0} {...{ [LIST_FILTER_ATTRIBUTES.empty]: '' }}>
          <EmptyState
            level={3}
            title="We do not connect to that yet"
            action={<TextLink href={paths.contact('products')}>Tell us what you use</TextLink>}
          >
            The results API and the spreadsheet files reach most other programs. What several organisers ask
            for is built first.
          </EmptyState>
        </div>
      </section>
    </div>
  );
}
