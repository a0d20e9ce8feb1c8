import { cachedWithout } from '~/cached-query';
import { articleSuggestions } from '~/content/help/article-suggestions';
import { findHelpArticle, helpArticles, helpCategories } from '~/content/help/help-articles';
import { HelpSearch } from '~/features/help/help-search';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { searchHelp } from '~/server/help/help-index.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/help-centre-page';
import { HelpArticleIndex } from './help-article-index';
import { HelpCentreContact } from './help-centre-contact';

export const handle: PageHandle = { hydration: 'islands', cachedQuery: cachedWithout('q') };

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return searchHelp(new URL(request.url).searchParams.get('q') ?? '');
}

export function meta(args: Route.MetaArgs) {
  const { query } = args.loaderData;
  return createPageMeta(args, {
    title: query ? `“${query}” in the help centre` : 'Help centre',
    kind: 'CollectionPage',
    isNoindex: query !== '',
    description: `${helpArticles.length} answers about orders, payment, GST, HackMatrix, Converge, workshops and hackathons. Search them, or ask a person.`,
  });
}

const columns = helpCategories.map(({ id, articles }) => ({ id, slugs: articles.map(({ slug }) => slug) }));
const suggestedArticles = articleSuggestions.flatMap(({ situation, slug }) => {
  const found = findHelpArticle(slug);
  return found ? [{ situation, slug, question: found.article.question }] : [];
});

export default function HelpCentrePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Island
        name="help-search"
        component={HelpSearch}
        props={{ initialAnswers: loaderData, columns, suggestedArticles }}
        className="wrap"
      />
      <HelpArticleIndex />
      <HelpCentreContact />
    </>
  );
}
