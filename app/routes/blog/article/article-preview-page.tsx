import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { compareByDate } from '~/content/journal/article';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/article-preview-page';
import { StandardArticle } from './standard-article';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('articles.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Preview: ${loaderData.article.title}` : 'Not found');

/** An article as the journal shows it, also as a draft. Only staff see it, and it is not cached. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { articleManagement, articles, environment } = context.get(services);
  const found = await articleManagement.getArticlePreview(context.get(signedIn), id);
  if (!found) throw data(null, { status: 404 });
  const { article, text } = found;
  const others = (await articles.listArticles()).filter(({ slug }) => slug !== article.slug);
  const pageUrl = new URL(paths.article(article.slug), environment.PUBLIC_URL).href;
  return { id, article, text, pageUrl, all: [...others, article].toSorted(compareByDate) };
}

export default function ArticlePreviewPage({ loaderData: { id, ...page } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-2">
        <Alert tone="info" title="This is a preview that only staff see.">
          <a href={adminPaths.article(id)} className="underline underline-offset-4">
            Back to the editor
          </a>
        </Alert>
      </div>
      <StandardArticle {...page} />
    </>
  );
}
