import { services } from '~/server/services.server';
import { createOpenSearchDescription } from '~/server/site-index/site-index.server';
import type { Route } from './+types/opensearch-xml-resource';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(createOpenSearchDescription(context.get(services).environment.CANONICAL_ORIGIN), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
