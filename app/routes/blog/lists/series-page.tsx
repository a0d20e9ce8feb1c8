import { data } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { ArticleFacts } from '~/features/journal/article-facts';
import { formatArticleCount } from '~/features/journal/format-counts';
import { findSeriesGroup } from '~/features/journal/journal-lists';
import { createJournalBreadcrumbs, createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/series-page';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const articles = await context.get(services).articles.listArticles();
  const group = findSeriesGroup(articles, id);
  if (!group) throw data(null, { status: 404 });
  cacheUntilChanged(context, [ARTICLES_TAG]);
  return { group };
}

export function meta(args: Route.MetaArgs) {
  const group = args.loaderData?.group;
  if (!group) return createNoindexMeta('Series not found');
  const { id, title, summary } = group.subject;
  return createJournalMeta(args, {
    title: `Series: ${title}`,
    description: summary,
    kind: 'CollectionPage',
    path: paths.journalSeries(id),
    breadcrumbs: createJournalBreadcrumbs(title),
  });
}

/** The parts of a series by number, the first part first. */
export default function SeriesPage({ loaderData: { group } }: Route.ComponentProps) {
  const { title, summary } = group.subject;
  const minutes = group.articles.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0);
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 pt-4 lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-8">
        <Breadcrumbs items={createJournalBreadcrumbs(title)} />
        <h1 className="mt-2 max-w-[10ch]">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">{summary}</p>
        <p className="mt-4 text-sm text-muted">
          {formatArticleCount(group.articles.length)}, {minutes} minutes in all
        </p>
      </div>
      <ol className="grid gap-grout">
        {group.articles.toReversed().map((article, index) => (
          <li
            key={article.slug}
            className="group relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 rounded-tile bg-surface p-5 transition-colors hover:bg-raised md:p-8"
          >
            <span aria-hidden="true" className="font-display text-h2 font-semibold text-faint tabular-nums">
              {index + 1}
            </span>
            <div>
              <h2 className="text-h3">
                <a
                  href={paths.article(article.slug)}
                  className="after:absolute after:inset-0 group-hover:text-link"
                >
                  {article.title}
                </a>
              </h2>
              <p className="mt-2 text-muted">{article.summary}</p>
              <ArticleFacts article={article} className="mt-3" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
