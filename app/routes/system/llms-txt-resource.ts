import { services } from '~/server/services.server';
import { createLlmsTxt } from '~/server/site-index/site-index.server';
import type { Route } from './+types/llms-txt-resource';

/** llms.txt: what the site has, for programs that read it on behalf of a person. */
export async function loader({ context }: Route.LoaderArgs) {
  const { articles, help, environment } = context.get(services);
  const [listed, read] = await Promise.all([articles.listArticles(), help.read()]);
  const text = createLlmsTxt({ articles: listed, help: read }, environment.CANONICAL_ORIGIN);
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
