import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import {
  ARTICLE_DONE_MESSAGES,
  ARTICLE_FIELD_LABELS,
  describeDeletion,
} from '~/content/admin/publication-texts';
import { isDeletable } from '~/domain/publishing/publication-state';
import { findDoneMessage } from '~/domain/site/done-message';
import { ArticleForm } from '~/features/admin-publishing/article-form';
import { FormDifference } from '~/features/admin-publishing/form-difference';
import { PreviewPanel } from '~/features/admin-publishing/preview-buttons';
import { PublishingLink, PublishingPanel } from '~/features/admin-publishing/publishing-panel';
import { TextConflictAlert } from '~/features/admin-publishing/text-conflict-alert';
import { TextPicturesPanel } from '~/features/admin-publishing/text-pictures-panel';
import { VersionList } from '~/features/admin-publishing/version-list';
import { paths } from '~/paths';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';
import type { Route } from './+types/article-page';
import { toArticleValues } from './article-values';
import { submitArticleForm } from './submit-article-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Article: ${loaderData.article.form.title}` : 'Not found');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const article = await context.get(services).articleManagement.getStaffArticle(context.get(signedIn), id);
  if (!article) throw data(null, { status: 404 });
  return { article, message: findDoneMessage(ARTICLE_DONE_MESSAGES, url.searchParams), now: new Date() };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { articleManagement: management } = context.get(services);
  const form = await readForm(request);
  const actor = context.get(signedIn);
  const outcome = await submitArticleForm({ management, actor, id, form });
  const isTyped = outcome.kind === 'rejected' && outcome.lastResult !== undefined;
  if (isTyped && !(await management.getStaffArticle(actor, id))) throw deletedMeanwhile(form);
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  const { done } = outcome;
  throw redirect(
    done === 'deleted' ? adminPaths.articles('done=deleted') : adminPaths.article(id, `done=${done}`),
    303,
  );
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, message, now } = loaderData;
  const { id, form, state, publishAt, version, pictures, versions } = article;
  const conflict = actionData?.conflict;
  const page = { href: paths.article(form.slug), label: 'Open the article' };
  return (
    <>
      <ToolHeader title={form.title}>
        <ToolLink href={adminPaths.articles()}>All articles</ToolLink>
        <PublishingLink state={state} page={page} />
      </ToolHeader>
      {!actionData && <DoneAlert message={message} />}
      {actionData?.issue && (
        <ToolAlert tone="danger" role="alert" title={actionData.issue} className="mb-2.5" />
      )}
      {conflict && (
        <TextConflictAlert
          subject="the article"
          versions={conflict.versions}
          isDeletion={conflict.isDeletion}
        >
          {conflict.mine && (
            <FormDifference before={conflict.current} after={conflict.mine} labels={ARTICLE_FIELD_LABELS} />
          )}
        </TextConflictAlert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ArticleForm
          action={adminPaths.article(id)}
          values={toArticleValues(form)}
          version={version}
          lastResult={actionData?.lastResult}
          submitLabel={state === 'published' ? 'Save on the site' : 'Save'}
          preview={adminPaths.typedArticlePreview(id)}
          isPublished={state === 'published'}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 self-stretch">
          <PublishingPanel
            action={adminPaths.article(id)}
            preview={adminPaths.articlePreview(id)}
            page={page}
            state={state}
            publishAt={publishAt}
            version={version}
            timeError={actionData?.timeError}
            deletionText={
              isDeletable(article)
                ? describeDeletion({ hasPictures: pictures.length > 0, isOverride: false })
                : undefined
            }
          />
          <TextPicturesPanel
            action={adminPaths.article(id)}
            pictures={pictures}
            source={form.source}
            rejected={actionData?.picture}
          />
          <VersionList
            toPath={(shown) => adminPaths.articleRevision(id, shown)}
            versions={versions}
            now={now}
          />
          <PreviewPanel />
        </div>
      </div>
    </>
  );
}
