import { services } from '~/server/services.server';
import { createFeedResponse } from '~/server/site-index/journal-feed.server';
import type { Route } from './+types/rss-resource';

export function loader({ context }: Route.LoaderArgs) {
  const { CANONICAL_ORIGIN, WEBSUB_HUB } = context.get(services).environment;
  return createFeedResponse('rss.xml', { origin: CANONICAL_ORIGIN, hub: WEBSUB_HUB });
}
