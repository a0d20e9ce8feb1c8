import { data } from 'react-router';
import { cachedAs } from '~/cached-query';
import { findIntegration, integrations } from '~/content/integrations/integrations';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/integration-page';
import { IntegrationCode } from './integration-code';
import { IntegrationHero } from './integration-hero';
import { IntegrationPermissions } from './integration-permissions';
import { IntegrationSteps } from './integration-steps';
import { OtherIntegrations } from './other-integrations';
import { suggestIntegrations } from './suggest-integrations';
import { UnknownIntegration } from './unknown-integration';
import { parseWorkspaceName } from './workspace-name';

/** Path of the cached page. `undefined` for an unknown integration, and with a name for the code. */
function getCachedPath(query: URLSearchParams): string | undefined {
  const id = query.get('name');
  if (query.has('for') || (id !== null && !findIntegration(id))) return undefined;
  return paths.integration(id ?? '');
}

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs(getCachedPath),
  breadcrumbs: buildBreadcrumbs(paths.integration(), paths.integrations()),
};

/** The integration that the URL requests, or the first one. An unknown name has the status 404 and the nearest names. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('name') ?? integrations[0]?.id ?? '';
  const workspace = parseWorkspaceName(searchParams.get('for'));
  if (!findIntegration(id)) {
    return data(
      { id, workspace, suggestedIds: suggestIntegrations(id).map((near) => near.id) },
      { status: 404 },
    );
  }
  cacheUntilChanged(context, [BUILD_TAG]);
  return data({ id, workspace, suggestedIds: [] });
}

export function meta(args: Route.MetaArgs) {
  const integration = findIntegration(args.loaderData.id);
  if (!integration) return createNoindexMeta('No such integration');
  const { id, name, promise } = integration;
  return createPageMeta(args, {
    title: `${name}: set-up, permissions and code`,
    description: `${promise} Set-up step by step, what it may do, and an example.`,
    path: paths.integration(id),
    kind: 'ItemPage',
    isNoindex: args.loaderData.workspace.kind !== 'none',
  });
}

export default function IntegrationPage({
  loaderData: { id, workspace, suggestedIds },
}: Route.ComponentProps) {
  const integration = findIntegration(id);
  if (!integration) return <UnknownIntegration name={id} suggestedIds={suggestedIds} />;
  return (
    <>
      <article>
        <IntegrationHero integration={integration} />
        <IntegrationSteps integration={integration} />
        <IntegrationCode integration={integration} workspace={workspace} />
        <IntegrationPermissions integration={integration} />
      </article>
      <OtherIntegrations integration={integration} />
    </>
  );
}
