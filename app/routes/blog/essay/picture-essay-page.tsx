import { data } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { articles } from '~/content/journal/articles';
import { createArticleMeta } from '~/features/journal/article-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/picture-essay-page';
import { PictureEssay } from './picture-essay';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

const latestPictureEssay = articles.find(({ form }) => form === 'picture-essay');

/** The newest picture essay. The back office has none. Its canonical URL is that of the article. */
export function loader({ context }: Route.LoaderArgs) {
  if (!latestPictureEssay) throw data(null, { status: 404 });
  cacheUntilChanged(context, [BUILD_TAG]);
  const path = paths.article(latestPictureEssay.slug);
  return { pageUrl: new URL(path, context.get(services).environment.PUBLIC_URL).href };
}

export const meta = (args: Route.MetaArgs) =>
  latestPictureEssay
    ? createArticleMeta(args, latestPictureEssay, { hasPreview: true })
    : createNoindexMeta('Picture essay');

export default function PictureEssayPage({ loaderData: { pageUrl } }: Route.ComponentProps) {
  return latestPictureEssay && <PictureEssay article={latestPictureEssay} pageUrl={pageUrl} />;
}
