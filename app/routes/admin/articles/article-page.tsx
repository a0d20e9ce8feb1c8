import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ARTICLE_DONE_MESSAGES, ARTICLE_EVENT_LABELS } from '~/content/admin/article-labels';
import { ArticleDifference } from '~/features/admin-articles/article-difference';
import { ArticleForm } from '~/features/admin-articles/article-form';
import { ArticlePictures } from '~/features/admin-articles/article-pictures';
import { ArticlePublishing } from '~/features/admin-articles/article-publishing';
import { ArticleVersions } from '~/features/admin-articles/article-versions';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/article-page';
import { toArticleValues } from './article-values';
import { submitArticleForm } from './submit-article-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Article: ${loaderData.article.form.title}` : 'Not found');

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const article = await context.get(services).articleManagement.getStaffArticle(context.get(signedIn), id);
  if (!article) throw data(null, { status: 404 });
  const done = url.searchParams.get('done') ?? '';
  const message = Object.hasOwn(ARTICLE_DONE_MESSAGES, done) ? ARTICLE_DONE_MESSAGES[done] : undefined;
  return { article, message, now: new Date() };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { articleManagement: management } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitArticleForm({ management, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  throw redirect(adminPaths.article(id, `done=${outcome.done}`), 303);
}

type Conflict = NonNullable<Route.ComponentProps['actionData']>['conflict'];

/** R-ARTICLE-4: who changed the article meanwhile, and how their text differs from the one in the form. */
function ConflictAlert({ conflict }: { conflict: Conflict }) {
  if (!conflict) return null;
  const { events, current, mine } = conflict;
  return (
    <ToolAlert tone="warning" role="alert" title="Meanwhile the article has changed" className="mb-2.5">
      <ul>
        {events.map(({ version, kind, by }) => (
          <li key={version}>
            {ARTICLE_EVENT_LABELS[kind]}
            {by && `, ${by}`}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        Nothing of yours was saved. {mine && 'Saving it now puts it in place of theirs. What would change:'}
      </p>
      {mine && <ArticleDifference before={current} after={mine} />}
    </ToolAlert>
  );
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, message, now } = loaderData;
  const { id, form, state, publishAt, version, pictures, events } = article;
  return (
    <>
      <ToolHeader title={form.title}>
        <a href={adminPaths.articles()} className={toolButtonClasses('quiet')}>
          All articles
        </a>
      </ToolHeader>
      {message && !actionData && (
        <ToolAlert tone="success" role="status" title={message} className="mb-2.5" />
      )}
      <ConflictAlert conflict={actionData?.conflict} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ArticleForm
          action={adminPaths.article(id)}
          values={toArticleValues(form)}
          version={version}
          lastResult={actionData?.lastResult}
          submitLabel={state === 'published' ? 'Save on the site' : 'Save'}
          isPublished={state === 'published'}
        />
        <div className="grid gap-4">
          <ArticlePublishing
            {...{ id, slug: form.slug, state, publishAt, version }}
            timeError={actionData?.timeError}
          />
          <ArticlePictures id={id} pictures={pictures} rejected={actionData?.picture} />
          <ArticleVersions id={id} versions={events} now={now} />
        </div>
      </div>
    </>
  );
}
