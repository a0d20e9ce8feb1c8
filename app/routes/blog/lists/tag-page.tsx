import { data } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { pluralise } from '~/domain/text/pluralise';
import { ArticleFacts } from '~/features/journal/article-facts';
import { findTagGroup, getAuthor, groupByTag } from '~/features/journal/journal-lists';
import { createJournalBreadcrumbs, createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { Cover } from '~/ui/art/covers/cover';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { Route } from './+types/tag-page';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export async function loader({ params: { tag }, context }: Route.LoaderArgs) {
  const articles = await context.get(services).articles.listArticles();
  const group = findTagGroup(articles, tag);
  if (!group) throw data(null, { status: 404 });
  cacheUntilChanged(context, [ARTICLES_TAG]);
  return { group, subjects: groupByTag(articles).map(({ subject }) => subject) };
}

export function meta(args: Route.MetaArgs) {
  const group = args.loaderData?.group;
  if (!group) return createNoindexMeta('Subject not found');
  const { subject, articles } = group;
  return createJournalMeta(args, {
    title: `${subject}: articles of the journal`,
    description: `${pluralise(articles.length, 'article')} on the subject ${subject.toLowerCase()}. The latest: “${articles[0]?.title}”.`,
    kind: 'CollectionPage',
    path: paths.journalTag(subject),
    breadcrumbs: createJournalBreadcrumbs(subject),
  });
}

/** The third article is below the window of a phone, and of a desktop. */
const LAST_OF_FIRST_SCREEN = 2;

/** The articles on one subject, as rows with a narrow picture. */
export default function TagPage({ loaderData: { group, subjects } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4">
      <Breadcrumbs items={createJournalBreadcrumbs(group.subject)} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 pt-2 pb-8">
        <h1>{group.subject}</h1>
        <p className="text-lead text-muted">{pluralise(group.articles.length, 'article')}</p>
      </div>
      <SegmentedLinks
        label="Subjects"
        items={subjects.map((subject) => ({
          label: subject,
          href: paths.journalTag(subject),
          isCurrent: subject === group.subject,
        }))}
      />
      <ul className="mt-8 grid gap-grout">
        {group.articles.map((article, index) => (
          <li
            key={article.slug}
            className="group relative grid overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[4fr_8fr]"
          >
            <div className="h-32 sm:h-auto">
              <Cover {...article.cover} className="size-full" />
            </div>
            <div
              {...(index === LAST_OF_FIRST_SCREEN && { [FIRST_SCREEN_END_ATTRIBUTE]: '' })}
              className="grid content-center p-5 md:p-8"
            >
              <h2 className="text-h3">
                <a
                  href={paths.article(article.slug)}
                  className="after:absolute after:inset-0 group-hover:text-link"
                >
                  {article.title}
                </a>
              </h2>
              <p className="mt-2 max-w-[60ch] text-muted">{article.summary}</p>
              <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
                <ArticleFacts article={article} />
                <span className="text-muted">by {getAuthor(article).name}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
