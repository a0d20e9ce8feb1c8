import { cachedWithout } from '~/cached-query';
import { findHelpArticle, helpArticles, helpCategories } from '~/content/help/articles';
import { firstQuestions } from '~/content/help/first-questions';
import { HelpSearch } from '~/features/help/help-search';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/sections/page-meta';
import { searchHelp } from '~/server/help/help-index.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/center';
import { AskAPerson } from './center/ask-a-person';
import { EveryQuestion } from './center/every-question';

export const handle: PageHandle = { way: 'island', cachedQuery: cachedWithout('q') };

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return searchHelp(new URL(request.url).searchParams.get('q') ?? '');
}

export function meta(args: Route.MetaArgs) {
  const { query } = args.loaderData;
  return pageMeta(args, {
    title: query ? `“${query}” in the help centre` : 'Help centre',
    kind: 'CollectionPage',
    unlisted: query !== '',
    description: `${helpArticles.length} answers about orders, payment, GST, HackMatrix, Converge, workshops and hackathons. Search them, or ask a person.`,
  });
}

const columns = helpCategories.map(({ id, articles }) => ({ id, slugs: articles.map(({ slug }) => slug) }));
const steps = firstQuestions.flatMap(({ situation, slug }) => {
  const placed = findHelpArticle(slug);
  return placed ? [{ situation, slug, question: placed.article.question }] : [];
});

export default function HelpCentre({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Island
        name="help-search"
        component={HelpSearch}
        props={{ first: loaderData, columns, steps }}
        className="wrap"
      />
      <EveryQuestion />
      <AskAPerson />
    </>
  );
}
