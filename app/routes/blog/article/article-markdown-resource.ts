import { data } from 'react-router';
import { createTextResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import { toMarkdown } from '~/server/site-index/article-markdown.server';
import type { Route } from './+types/article-markdown-resource';

/** An article of the back office as Markdown. The build writes files for those of the repository. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const slug = Object.values(params)[0] ?? '';
  const { articles, environment } = context.get(services);
  const found = await articles.findArticle(slug);
  if (found.kind !== 'stored') throw data(null, { status: 404 });
  const text = toMarkdown(found.article, found.source, environment.CANONICAL_ORIGIN);
  return createTextResponse(request, text, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
}
