import { data } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import { pluralise } from '~/domain/text/pluralise';
import { findAuthorGroup, groupByAuthor } from '~/features/journal/journal-lists';
import { createJournalBreadcrumbs, createJournalMeta } from '~/features/journal/journal-meta';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPreviewImage } from '~/sections/meta/preview-image';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { hasPreviewImage } from '~/server/previews/preview-subjects.server';
import { services } from '~/server/services.server';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { site } from '~site';
import type { Route } from './+types/author-page';
import { AuthorArticles } from './author-articles';
import { AuthorsOfSubject } from './authors-of-subject';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const articles = await context.get(services).articles.listArticles();
  const group = findAuthorGroup(articles, id);
  if (!group) throw data(null, { status: 404 });
  cacheUntilChanged(context, [ARTICLES_TAG]);
  const [{ tag }] = group.articles;
  const others = groupByAuthor(articles.filter((article) => article.tag === tag))
    .filter(({ subject }) => subject.id !== id)
    .map(({ subject, articles: [latest] }) => ({ id: subject.id, name: subject.name, latest: latest.title }));
  return { group, tag, others, hasPreview: hasPreviewImage(paths.journalAuthor(id), group.subject.name) };
}

export function meta(args: Route.MetaArgs) {
  const group = args.loaderData?.group;
  if (!group) return createNoindexMeta('Author not found');
  const { id, name, role } = group.subject;
  return createJournalMeta(args, {
    title: `Articles by ${name}`,
    description: `${pluralise(group.articles.length, 'article')} in the journal of ${site.name} by ${name}, ${role}. The latest: “${group.articles[0]?.title}”.`,
    kind: 'ProfilePage',
    // The build draws a preview only for authors of the repository.
    ...(args.loaderData?.hasPreview === false && { picture: createPreviewImage(name, paths.journal()) }),
    path: paths.journalAuthor(id),
    breadcrumbs: createJournalBreadcrumbs(name),
    mainEntity: { '@type': 'Person', name, jobTitle: role },
  });
}

/** Who the author is, what the author wrote, and who else writes about the subject. */
export default function AuthorPage({ loaderData: { group, tag, others } }: Route.ComponentProps) {
  const { name, role, city, joinedYear, strength, portrait } = group.subject;
  return (
    <div className="wrap pt-4">
      <Breadcrumbs items={createJournalBreadcrumbs(name)} />
      <div className="grid gap-grout pt-2 md:grid-cols-[4fr_8fr]">
        <Portrait features={portrait} className="aspect-square w-full rounded-tile quarter-tl" />
        <div className="flex flex-col justify-between gap-8 rounded-tile bg-surface p-6 md:p-10">
          <p className="text-muted">
            {role}, {city}, at {site.name} since {joinedYear}
          </p>
          <div>
            <h1>{name}</h1>
            <p className="mt-4 max-w-[48ch] text-lead">{strength}</p>
            <TextLink href={paths.team()} className="mt-4">
              The whole team
            </TextLink>
          </div>
        </div>
      </div>
      <AuthorArticles articles={group.articles} />
      <AuthorsOfSubject tag={tag} authors={others} />
    </div>
  );
}
