import { data } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { pluralise } from '~/domain/text/pluralise';
import { findSeriesGroup, groupBySeries } from '~/features/journal/journal-lists';
import { createJournalBreadcrumbs, createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/series-page';
import { SeriesMinutes } from './series-minutes';
import { SeriesPart } from './series-part';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const articles = await context.get(services).articles.listArticles();
  const group = findSeriesGroup(articles, id);
  if (!group) throw data(null, { status: 404 });
  cacheUntilChanged(context, [ARTICLES_TAG]);
  const others = groupBySeries(articles)
    .map(({ subject }) => subject)
    .filter(({ id: other }) => other !== id);
  return { group, others };
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

/** The parts of a series by number, the first part first, and how long they take to read. */
export default function SeriesPage({ loaderData: { group, others } }: Route.ComponentProps) {
  const { title, summary } = group.subject;
  const parts = group.articles.toReversed();
  const [first] = parts;
  const minutes = parts.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0);
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 pt-4 lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-8">
        <Breadcrumbs items={createJournalBreadcrumbs(title)} />
        <h1 className="mt-2 max-w-[10ch]">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">{summary}</p>
        {first && (
          <LinkButton href={paths.article(first.slug)} className="mt-8">
            Begin with part 1
            <Icon name="arrow-right" />
          </LinkButton>
        )}
        <figure className="mt-10 max-w-80">
          <SeriesMinutes parts={parts} />
          <figcaption className="mt-3 text-sm text-muted">
            {pluralise(parts.length, 'article')}, {minutes} minutes in all. One tile is one minute; the
            coloured ones are part 1.
          </figcaption>
        </figure>
      </div>
      <div>
        <ol className="grid gap-grout">
          {parts.map((article, index) => (
            <SeriesPart key={article.slug} article={article} number={index + 1} />
          ))}
        </ol>
        {others.map(({ id, title: other }) => (
          <p key={id} className="mt-8 text-lead">
            Another series: <TextLink href={paths.journalSeries(id)}>{other}</TextLink>
          </p>
        ))}
      </div>
    </div>
  );
}
