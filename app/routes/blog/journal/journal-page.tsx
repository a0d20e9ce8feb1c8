import { readsNoQuery } from '~/cached-query';
import { pluralise } from '~/domain/text/pluralise';
import { FeedLinks } from '~/features/journal/feed-links';
import { groupByAuthor } from '~/features/journal/journal-lists';
import { createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';
import type { Route } from './+types/journal-page';
import { JournalAuthors } from './journal-authors';
import { JournalGrid } from './journal-grid';
import { JournalLead } from './journal-lead';
import { JournalSeries } from './journal-series';
import { JournalSubjects } from './journal-subjects';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

/** Older articles are in the archive. */
const MAX_CARDS = 9;

export async function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [ARTICLES_TAG]);
  return { articles: await context.get(services).articles.listArticles() };
}

export function meta(args: Route.MetaArgs) {
  const { articles } = args.loaderData;
  return createJournalMeta(args, {
    title: 'Journal: what we learned, with the figures',
    description: `${pluralise(articles.length, 'article')} by ${groupByAuthor(articles).length} people of ${site.name} on engineering, hackathons, teaching and design: what they built, what it cost, and what went wrong.`,
    kind: 'CollectionPage',
  });
}

export default function JournalPage({ loaderData: { articles } }: Route.ComponentProps) {
  const [lead, ...others] = articles.slice(0, MAX_CARDS);
  return (
    <div className="wrap pt-6 md:pt-12">
      <div className="grid items-end gap-x-10 gap-y-6 pb-10 lg:grid-cols-[8fr_4fr]">
        <h1 className="max-w-[13ch]">The journal: what we learned, with the figures.</h1>
        <div className="text-muted">
          <p className="max-w-[44ch]">
            The journal of {site.name}: {pluralise(articles.length, 'article')} by the people who did the
            work. New ones come to your feed reader:
          </p>
          <FeedLinks />
        </div>
      </div>
      {lead && <JournalLead article={lead} />}
      <JournalGrid articles={others} />
      {articles.length > MAX_CARDS && (
        <p className="mt-10">
          <TextLink href={paths.journalArchive()}>All {pluralise(articles.length, 'article')}</TextLink>
        </p>
      )}
      <JournalSubjects articles={articles} />
      <JournalSeries articles={articles} />
      <JournalAuthors articles={articles} />
    </div>
  );
}
