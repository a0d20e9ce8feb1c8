import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ARTICLE_FIELD_LABELS } from '~/content/admin/publication-texts';
import { FormDifference } from '~/features/admin-publishing/form-difference';
import { RevisionView } from '~/features/admin-publishing/revision-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm, readVersion } from '~/server/http/body/read-body.server';
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
    id,
    version: Number(version),
  });
  if (!revision) throw data(null, { status: 404 });
  return { id, revision };
}

/** Restores this version, unless others changed the article since the page was shown. */
export async function action({ params: { id, version }, request, context }: Route.ActionArgs) {
  const shown = readVersion(await readForm(request));
  const result = await context.get(services).articleManagement.restoreRevision(context.get(signedIn), {
    id,
    revision: Number(version),
    version: shown,
  });
  if (result.kind === 'saved') throw redirect(adminPaths.article(id, 'done=restored'), 303);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  return data(
    result.kind === 'taken'
      ? 'Another article has taken the address of this version.'
      : 'The article was changed in the meantime. Look at the newest version first.',
    { status: 409 },
  );
}

export default function RevisionPage({ loaderData: { id, revision }, actionData }: Route.ComponentProps) {
  const { version, before, form } = revision;
  return (
    <RevisionView
      revision={revision}
      editor={adminPaths.article(id)}
      action={adminPaths.articleRevision(id, version)}
      refusal={actionData}
      difference={before && <FormDifference before={before} after={form} labels={ARTICLE_FIELD_LABELS} />}
    />
  );
}
