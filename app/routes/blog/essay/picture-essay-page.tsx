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
export async function loader({ context }: Route.LoaderArgs) {
  const { articles: journal, environment } = context.get(services);
  const found = latestPictureEssay && (await journal.findArticle(latestPictureEssay.slug));
  if (found?.kind !== 'repository') throw data(null, { status: 404 });
  cacheUntilChanged(context, [BUILD_TAG]);
  const { article, text } = found;
  return { article, text, pageUrl: new URL(paths.article(article.slug), environment.PUBLIC_URL).href };
}

export const meta = (args: Route.MetaArgs) =>
  args.loaderData
    ? createArticleMeta(args, args.loaderData.article, { hasPreview: true })
    : createNoindexMeta('Picture essay');

export default function PictureEssayPage({ loaderData }: Route.ComponentProps) {
  return <PictureEssay {...loaderData} />;
}
