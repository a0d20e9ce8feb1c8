import { data, isRouteErrorResponse } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { findArticle } from '~/content/journal/articles';
import { createArticleMeta } from '~/features/journal/article-meta';
import { findNearestArticles } from '~/features/journal/nearest-articles';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ErrorPage } from '~/sections/errors/error-page';
import { NotFoundView } from '~/sections/errors/not-found-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { PictureEssay } from '../essay/picture-essay';
import type { Route } from './+types/article-page';
import { StandardArticle } from './standard-article';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export function loader({ params, context }: Route.LoaderArgs) {
  const article = findArticle(params.id);
  if (!article) throw data(findNearestArticles(params.id), { status: 404 });
  cacheUntilChanged(context, [BUILD_TAG]);
  const { slug } = article;
  const { environment } = context.get(services);
  return { slug, pageUrl: new URL(paths.article(slug), environment.PUBLIC_URL).href };
}

export function meta(args: Route.MetaArgs) {
  const article = findArticle(args.loaderData?.slug ?? '');
  return article ? createArticleMeta(args, article) : createNoindexMeta('Article not found');
}

export default function ArticlePage({ loaderData: { slug, pageUrl } }: Route.ComponentProps) {
  const article = findArticle(slug);
  if (!article) return null;
  return article.form === 'picture-essay' ? (
    <PictureEssay article={article} pageUrl={pageUrl} />
  ) : (
    <StandardArticle article={article} pageUrl={pageUrl} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFoundView suggestions={error.data} /> : <ErrorPage error={error} />;
}
