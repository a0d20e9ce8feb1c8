import { services } from '~/server/services.server';
import { createFeedResponse } from '~/server/site-index/journal-feed.server';
import type { Route } from './+types/json-feed-resource';

export async function loader({ context }: Route.LoaderArgs) {
  const { articles, environment } = context.get(services);
  const { CANONICAL_ORIGIN: origin, WEBSUB_HUB_URL: hub } = environment;
  return createFeedResponse('feed.json', {
    articles: await articles.listArticles(),
    origin,
    hub,
  });
}
