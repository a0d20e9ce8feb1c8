import { services } from '~/server/services.server';
import { createSitemap } from '~/server/site-index/site-index.server';
import type { Route } from './+types/sitemap-xml-resource';

/** sitemap.xml for search engines. Visitors use `/site-map`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, articles, help, openRoles, environment } = context.get(services);
  const texts = { catalogue, articles, help, openRoles };
  return new Response(await createSitemap(texts, environment.CANONICAL_ORIGIN), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
