import { searchGroupLabels } from '~/content/site/search-texts';
import { countResults, getResultHref, type SearchSuggestions } from '~/domain/site-search/site-search';
import { services } from '~/server/services.server';
import type { Route } from './+types/search-suggestions-resource';

const CACHE_SECONDS = 60;
/** Results of each group. */
const MAX_RESULTS = 3;

/** The first results for `?q=`, as JSON, for the search dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const answer = await context.get(services).siteSearch.search(query, { limit: MAX_RESULTS });
  const suggestions: SearchSuggestions = {
    query: answer.query,
    total: countResults(answer.groups),
    groups: answer.groups.map(({ id, results }) => ({
      label: searchGroupLabels[id],
      results: results.map((result) => ({
        path: getResultHref(result),
        title: result.title,
        passage: result.passage,
      })),
    })),
  };
  return Response.json(suggestions, { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } });
}
