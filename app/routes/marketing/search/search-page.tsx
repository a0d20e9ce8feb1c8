import { cachedWithout } from '~/cached-query';
import { searchTexts } from '~/content/site/search-texts';
import { countResults, listFurtherGroups, normaliseSearchQuery } from '~/domain/site-search/site-search';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/search-page';
import { BestMatches } from './best-matches';
import { EmptySearch } from './empty-search';
import { NoResults } from './no-results';
import { ResultGroup } from './result-group';
import { SearchForm } from './search-form';
import { WordTiles } from './word-tiles';

export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q') };

/** Results of each group below the best matches. */
const MAX_RESULTS = 6;
const MAX_BEST = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = normaliseSearchQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') {
    cacheUntilChanged(context, [BUILD_TAG]);
    return undefined;
  }
  const { siteSearch, gaps } = context.get(services);
  const answer = await siteSearch.search(query, { limit: MAX_RESULTS + MAX_BEST });
  const isMiss = answer.groups.length === 0 && answer.words.length > 0;
  // R-SEARCH-2
  if (isMiss && request.method === 'GET') gaps.countGap('search', query, request);
  return answer;
}

export function meta(args: Route.MetaArgs) {
  const query = args.loaderData?.query;
  return createPageMeta(args, {
    title: query ? `“${query}” on this site` : 'Search',
    kind: 'CollectionPage',
    isNoindex: true,
    description: `${searchTexts.lead} Forgives typing errors and knows other words for the same thing.`,
  });
}

function formatTotal(total: number): string {
  if (total === 0) return 'Nothing found';
  return total === 1 ? 'One match' : `${total} matches`;
}

export default function SearchPage({ loaderData: answer }: Route.ComponentProps) {
  const total = answer ? countResults(answer.groups) : 0;
  const further = answer ? listFurtherGroups(answer, MAX_RESULTS) : [];
  return (
    <div className="wrap grid gap-8 pt-8 md:pt-14">
      <div className="grid gap-5">
        {answer ? (
          <h1 className="text-h2 wrap-anywhere">{`${formatTotal(total)} for “${answer.query}”`}</h1>
        ) : (
          <h1 className="max-w-[12ch]">{searchTexts.headline}</h1>
        )}
        {!answer && <p className="max-w-lg text-lead text-muted">{searchTexts.lead}</p>}
        <SearchForm query={answer?.query ?? ''} />
        {answer && answer.words.length > 0 && <WordTiles words={answer.words} />}
      </div>
      {!answer && <EmptySearch />}
      {answer && total === 0 && <NoResults query={answer.query} />}
      {answer && total > 0 && <BestMatches results={answer.best} />}
      {further.length > 0 && (
        <div className="grid">
          {further.map((group) => (
            <ResultGroup key={group.id} group={group} />
          ))}
        </div>
      )}
    </div>
  );
}
