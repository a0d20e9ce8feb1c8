import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findTeamMemberId } from '~/content/company/team';
import { ArticleForm } from '~/features/admin-publishing/article-form';
import { PreviewPanel } from '~/features/admin-publishing/preview-buttons';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn, signedInUser } from '~/server/session-context.server';
import type { Route } from './+types/new-article-page';
import { NEW_ARTICLE } from './article-values';
import { parseArticleForm, rejectArticle } from './submit-article-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = () => createNoindexMeta('New article');

const MAX_TITLE = 90;

/** `?title=` fills in the title. The author is the user, when they are on the team. */
export const loader = ({ url, context }: Route.LoaderArgs) => ({
  title: (url.searchParams.get('title') ?? '').slice(0, MAX_TITLE),
  authorId: findTeamMemberId(context.get(signedInUser), ''),
});

/** Adds a draft. A form that is not accepted is shown again with its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseArticleForm(await readForm(request));
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { articleManagement } = context.get(services);
  const result = await articleManagement.createArticle(context.get(signedIn), submission.value);
  if (result.kind === 'created') throw redirect(adminPaths.article(result.id, 'done=created'), 303);
  const { lastResult, status } = rejectArticle(submission, result);
  return data(lastResult, { status });
}

export default function NewArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader
        title="New article"
        text="Saved as a draft first. Pictures and publishing are on its page."
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ArticleForm
          action={adminPaths.newArticle()}
          values={{ ...NEW_ARTICLE, ...loaderData }}
          version={0}
          lastResult={actionData}
          submitLabel="Save the draft"
          preview={adminPaths.typedArticlePreview()}
        />
        <PreviewPanel />
      </div>
    </>
  );
}
