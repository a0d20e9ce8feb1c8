import { cachedWithout } from '~/cached-query';
import { pluralise } from '~/domain/text/pluralise';
import {
  type ArchiveQuery,
  filterArticles,
  groupByMonth,
  parseArchiveQuery,
} from '~/features/journal/archive-query';
import { createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatMonth } from '~/sections/format/format-date';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/archive-page';
import { ArchiveChart } from './archive-chart';
import { ArchiveRow } from './archive-row';
import { ArchiveSidebar } from './archive-sidebar';

export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q', 'tag', 'month') };

/** The number of articles without a filter. Older ones are found by month, subject or search. */
const MAX_ROWS = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (!['q', 'tag', 'month'].some((name) => searchParams.has(name)))
    cacheUntilChanged(context, [ARTICLES_TAG]);
  const articles = await context.get(services).articles.listArticles();
  return { articles, query: parseArchiveQuery(searchParams, articles) };
}

const isFiltered = ({ q, tag, month }: ArchiveQuery) => q !== '' || tag !== undefined || month !== undefined;

export function meta(args: Route.MetaArgs) {
  const [first] = args.loaderData.articles.slice(-1);
  return createJournalMeta(args, {
    title: 'Journal archive',
    description: `Every article since ${formatMonth(first?.publishedOn ?? '2026-01')}, line by line: search titles, summaries and authors, or pick a subject or a month.`,
    kind: 'CollectionPage',
    path: paths.journalArchive(),
    isNoindex: isFiltered(args.loaderData.query),
  });
}

/** "3 articles on Design in November 2026 with “tile”" */
function describeResult({ q, tag, month }: ArchiveQuery, count: number): string {
  return [
    count === 0 ? 'No article' : pluralise(count, 'article'),
    tag && `on ${tag}`,
    month && `in ${formatMonth(month)}`,
    q && `with “${q}”`,
  ]
    .filter(Boolean)
    .join(' ');
}

export default function ArchivePage({ loaderData: { articles, query } }: Route.ComponentProps) {
  const found = filterArticles(articles, query);
  const shown = isFiltered(query) ? found : found.slice(0, MAX_ROWS);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 pt-6 md:pt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid items-end gap-x-14 gap-y-8 pb-6 md:grid-cols-2 lg:col-start-2 lg:pb-0">
        <div>
          <h1 className="text-h2">Journal archive: every article by month</h1>
          <p role="status" className="mt-3 text-muted">
            {describeResult(query, found.length)}
          </p>
        </div>
        <ArchiveChart articles={articles} found={found} />
      </div>
      <ArchiveSidebar articles={articles} query={query} />
      <div className="lg:col-start-2">
        {found.length === 0 && (
          <p className="mt-8 max-w-[48ch] text-lead">
            Try one word less, or the word a title would use.{' '}
            <TextLink href={paths.journalArchive()}>Show all {articles.length}</TextLink>
          </p>
        )}
        {groupByMonth(shown).map(({ month, articles: ofMonth }) => (
          <section key={month} aria-labelledby={`month-${month}`} className="mt-10">
            <h2 id={`month-${month}`} className="mb-2 text-h3">
              {formatMonth(month)}
            </h2>
            <ol className="grid gap-grout">
              {ofMonth.map((article) => (
                <ArchiveRow key={article.slug} article={article} hasSummary={isFiltered(query)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
