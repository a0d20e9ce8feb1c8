import { adminPaths } from '~/content/admin/admin-paths';
import { PUBLICATION_STATE_LABELS } from '~/content/admin/publication-texts';
import { articles } from '~/content/journal/articles';
import { parseStaffArticleQuery, serialiseStaffArticleQuery } from '~/domain/articles/article-query';
import { PUBLICATION_STATES } from '~/domain/publishing/publication-state';
import { ArticleTable } from '~/features/admin-publishing/article-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { Route } from './+types/articles-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = () => createNoindexMeta('Articles');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseStaffArticleQuery(url.searchParams);
  const page = await context.get(services).articleManagement.listStaffArticles(context.get(signedIn), query);
  return { query, page, now: new Date() };
}

const [newest] = articles;

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { query, page, now } = loaderData;
  const { after, ...first } = query;
  const toPath = (changes: Partial<typeof query>) =>
    adminPaths.articles(serialiseStaffArticleQuery({ ...first, ...changes }));
  const views = [undefined, ...PUBLICATION_STATES].map((state) => ({
    label: state ? PUBLICATION_STATE_LABELS[state] : 'All',
    href: adminPaths.articles(serialiseStaffArticleQuery({ q: query.q, ...(state && { state }) })),
    isCurrent: query.state === state,
  }));
  return (
    <>
      <ToolHeader
        title="Articles"
        text={`Written here. The ${articles.length} articles of the repository, such as “${newest?.title}”, change with a deployment.`}
      >
        <a href={adminPaths.newArticle()} className={toolButtonClasses('loud')}>
          New article
        </a>
      </ToolHeader>
      <div className="mb-2.5">
        <SegmentedLinks label="States" items={views} />
      </div>
      <ListSearch path={adminPaths.articles()} label="A part of the title" q={query.q} all="All articles" />
      {page.articles.length > 0 ? (
        <ArticleTable articles={page.articles} now={now} />
      ) : (
        <ToolEmpty title={query.q || query.state ? 'No article matches.' : 'No articles yet.'}>
          <p className="max-w-lg text-muted">
            A draft is seen by staff only. Published, it is in the journal, the feeds and the search at once.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={after ? toPath({}) : undefined}
        next={page.after ? toPath({ after: page.after }) : undefined}
      />
    </>
  );
}
