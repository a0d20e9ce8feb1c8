import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ARTICLE_EVENT_LABELS } from '~/content/admin/article-labels';
import { versionField } from '~/domain/orders/order-form-fields';
import { ArticleDifference } from '~/features/admin-articles/article-difference';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDateTime } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { fieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/revision-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('articles.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(
    loaderData ? `Version ${loaderData.revision.version} of ${loaderData.revision.form.title}` : 'Not found',
  );

export async function loader({ params: { id, version }, context }: Route.LoaderArgs) {
  const revision = await context.get(services).articleManagement.getRevision(context.get(signedIn), {
    ...{ id, version: Number(version) },
  });
  if (!revision) throw data(null, { status: 404 });
  return { id, revision };
}

/** Restores this version, unless others changed the article since the page was shown. */
export async function action({ params: { id, version }, request, context }: Route.ActionArgs) {
  const shown = versionField.safeParse(fieldText(await readForm(request), 'version'));
  const result = await context.get(services).articleManagement.restoreRevision(context.get(signedIn), {
    ...{ id, revision: Number(version), version: shown.success ? shown.data : 0 },
  });
  if (result.kind === 'saved') throw redirect(adminPaths.article(id, 'done=restored'), 303);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  return data(
    result.kind === 'taken'
      ? 'Another article has the address of this version meanwhile.'
      : 'Meanwhile the article has changed. Look at the newest version first.',
    { status: 409 },
  );
}

export default function RevisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, revision } = loaderData;
  const { version, kind, at, form, before, currentVersion } = revision;
  return (
    <div className="grid max-w-4xl gap-4">
      <ToolHeader
        title={`Version ${version} of “${form.title}”`}
        text={`${ARTICLE_EVENT_LABELS[kind]} on ${formatDateTime(at)}.`}
      >
        <a href={adminPaths.article(id)} className={toolButtonClasses('quiet')}>
          Back to the editor
        </a>
      </ToolHeader>
      {actionData && <ToolAlert tone="warning" role="alert" title={actionData} />}
      {before ? (
        <section aria-labelledby="difference-title" className="grid gap-3">
          <h2 id="difference-title" className="text-[1.125rem]">
            What changed since version {version - 1}
          </h2>
          <ArticleDifference before={before} after={form} />
        </section>
      ) : (
        <section aria-labelledby="text-title" className="grid gap-3">
          <h2 id="text-title" className="text-[1.125rem]">
            The first version
          </h2>
          <pre className="rounded-tile bg-bg-sunk p-3 text-xs whitespace-pre-wrap wrap-anywhere">
            {form.source}
          </pre>
        </section>
      )}
      {version < currentVersion && (
        <ConfirmForm
          action={adminPaths.articleRevision(id, version)}
          intent="restore"
          fields={{ version: String(currentVersion) }}
          label="Restore this version"
          confirm="Restore"
        >
          <p>
            It takes the place of the current version, which stays in the list. A published article changes at
            once.
          </p>
        </ConfirmForm>
      )}
    </div>
  );
}
