import { services } from '~/server/services.server';
import { createFeedResponse, findFeedFile } from '~/server/site-index/journal-feed.server';
import type { Route } from './+types/feed-resource';

/** The feeds of the journal: RSS, Atom and JSON Feed. The path names the format. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const file = findFeedFile(url.pathname);
  if (!file) throw new Response(null, { status: 404 });
  const { articles, environment } = context.get(services);
  const { CANONICAL_ORIGIN: origin, WEBSUB_HUB_URL: hub } = environment;
  return createFeedResponse(request, file, { articles: await articles.listArticles(), origin, hub });
}
