import { adminPaths } from '~/content/admin/admin-paths';
import { ARTICLE_DONE_MESSAGES, PUBLICATION_STATE_LABELS } from '~/content/admin/publication-texts';
import { articles as repositoryArticles } from '~/content/journal/articles';
import { parseStaffArticleQuery, serialiseStaffArticleQuery } from '~/domain/articles/article-query';
import { PUBLICATION_STATES } from '~/domain/publishing/publication-state';
import { findDoneMessage } from '~/domain/site/done-message';
import { ArticleTable } from '~/features/admin-publishing/article-table';
import { OriginalArticles } from '~/features/admin-publishing/original-articles';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/articles-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = () => createNoindexMeta('Articles');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseStaffArticleQuery(url.searchParams);
  const page = await context.get(services).articleManagement.listStaffArticles(context.get(signedIn), query);
  const isFirst = query.state === undefined && query.after === undefined;
  const originals = repositoryArticles
    .filter(({ title }) => isFirst && title.toLowerCase().includes(query.q.toLowerCase()))
    .map(({ slug, title, authorId, publishedOn }) => ({ slug, title, authorId, publishedOn }));
  const doneMessage = findDoneMessage(ARTICLE_DONE_MESSAGES, url.searchParams);
  return { query, page, originals, doneMessage, now: new Date() };
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { query, page, originals, doneMessage, now } = loaderData;
  const { after, ...first } = query;
  const toPath = (changes: Partial<typeof query>) =>
    adminPaths.articles(serialiseStaffArticleQuery({ ...first, ...changes }));
  const views = [undefined, ...PUBLICATION_STATES].map((state) => ({
    id: state ?? 'all',
    label: state ? PUBLICATION_STATE_LABELS[state] : 'All',
    href: adminPaths.articles(serialiseStaffArticleQuery({ q: query.q, ...(state && { state }) })),
  }));
  return (
    <>
      <ToolHeader
        title="Articles"
        text="Drafts are seen by staff only. Published, an article is in the journal, the feeds and the search at once."
      >
        <ToolLink href={adminPaths.newArticle()} variant="loud">
          New article
        </ToolLink>
      </ToolHeader>
      <DoneAlert message={doneMessage} />
      <div className="mb-2.5">
        <ListViews label="States" views={views} current={query.state ?? 'all'} />
      </div>
      <ListSearch
        path={adminPaths.articles()}
        label="A part of the title"
        q={query.q}
        all="All articles"
        fields={{ state: query.state }}
      />
      {page.articles.length > 0 ? (
        <ArticleTable articles={page.articles} now={now} />
      ) : (
        <ToolEmpty
          title={query.q || query.state ? 'No article fits this search.' : 'No article was written here yet.'}
        />
      )}
      <ForwardLinks
        first={after ? toPath({}) : undefined}
        next={page.after ? toPath({ after: page.after }) : undefined}
      />
      {originals.length > 0 && <OriginalArticles articles={originals} />}
    </>
  );
}
