import { data } from 'react-router';
import { services } from '~/server/services.server';
import { toMarkdown } from '~/server/site-index/article-markdown.server';
import type { Route } from './+types/article-markdown-resource';

/** An article of the back office as Markdown. The build writes files for those of the repository. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = Object.values(params)[0] ?? '';
  const { articles, environment } = context.get(services);
  const found = await articles.findArticle(slug);
  if (found.kind !== 'stored') throw data(null, { status: 404 });
  return new Response(toMarkdown(found.article, found.source, environment.CANONICAL_ORIGIN), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
