import { data, redirect } from 'react-router';
import { paths } from '~/paths';
import { createTextResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import { toHelpMarkdown } from '~/server/site-index/article-markdown.server';
import type { Route } from './+types/help-markdown-resource';

/** A help article as Markdown. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const slug = Object.values(params)[0] ?? '';
  const { help: helpContent, environment } = context.get(services);
  const help = await helpContent.read();
  const found = help.findArticle(slug);
  const moved = help.movedArticles.get(slug);
  if (!found && moved !== undefined) throw redirect(paths.helpMarkdown(moved), 301);
  if (!found) throw data(null, { status: 404 });
  const text = toHelpMarkdown(found.article, environment.CANONICAL_ORIGIN);
  return createTextResponse(request, text, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
}
