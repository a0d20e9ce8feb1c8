import { data } from 'react-router';
import { compareByDate } from '~/content/journal/article';
import { paths } from '~/paths';
import { NothingTyped, TypedPreviewNote } from '~/sections/admin/typed-preview-note';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { allowOwnFrame } from '~/server/http/cache/cache-tags.server';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/typed-article-preview-page';
import { readTypedArticle } from './read-typed-article.server';
import { StandardArticle } from './standard-article';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('articles.manage')];

export const meta = () => createNoindexMeta('Preview of an article');

export const loader = () => null;

/** R-ARTICLE-7: the page of an article with what is typed in the editor. It stores nothing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { articleManagement, articles, environment } = context.get(services);
  const id = url.searchParams.get('id');
  const form = await readForm(request);
  if (!form.has('source')) throw data(null, { status: 400 });
  const preview = await articleManagement.previewTypedArticle(context.get(signedIn), {
    form: readTypedArticle(form),
    ...(id && { id }),
  });
  allowOwnFrame(context);
  const { article } = preview;
  const others = (await articles.listArticles()).filter(({ slug }) => slug !== article.slug);
  const pageUrl = new URL(paths.article(article.slug), environment.PUBLIC_URL).href;
  return { ...preview, pageUrl, all: [...others, article].toSorted(compareByDate) };
}

export default function TypedArticlePreviewPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return <NothingTyped />;
  return (
    <>
      <TypedPreviewNote issues={actionData.issues} />
      <StandardArticle {...actionData} />
    </>
  );
}
