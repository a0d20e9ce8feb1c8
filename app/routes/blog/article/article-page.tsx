import { data, isRouteErrorResponse, redirect } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { createArticleMeta } from '~/features/journal/article-meta';
import { findNearestArticles } from '~/features/journal/nearest-articles';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ErrorPage } from '~/sections/errors/error-page';
import { NotFoundView } from '~/sections/errors/not-found-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { PictureEssay } from '../essay/picture-essay';
import type { Route } from './+types/article-page';
import { StandardArticle } from './standard-article';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

/** An article of the repository or of the back office. A former slug redirects. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { articles, environment } = context.get(services);
  const found = await articles.findArticle(params.id);
  if (found.kind === 'moved') throw redirect(paths.article(found.slug), 301);
  if (found.kind === 'unknown')
    throw data(findNearestArticles(params.id, await articles.listStoredArticles()), { status: 404 });
  cacheUntilChanged(context, [ARTICLES_TAG]);
  const { article, text } = found;
  const pageUrl = new URL(paths.article(article.slug), environment.PUBLIC_URL).href;
  const hasPreview = found.kind === 'repository';
  return { article, text, hasPreview, pageUrl, all: await articles.listArticles() };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return createNoindexMeta('Article not found');
  const { article, hasPreview } = args.loaderData;
  return createArticleMeta(args, article, { hasPreview });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, text, pageUrl, all } = loaderData;
  if (article.form === 'picture-essay')
    return <PictureEssay article={article} text={text} pageUrl={pageUrl} />;
  return <StandardArticle article={article} text={text} pageUrl={pageUrl} all={all} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFoundView suggestions={error.data} /> : <ErrorPage error={error} />;
}
