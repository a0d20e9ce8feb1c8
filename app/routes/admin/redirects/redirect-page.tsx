import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { REDIRECT_STATUS_LABELS } from '~/content/admin/redirect-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { RedirectForm } from '~/features/admin-redirects/redirect-form';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatCount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readVersion } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/redirect-page';
import { submitRedirectForm } from './submit-redirect-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('redirects.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Redirect from ${loaderData.stored.from}` : 'Redirect');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The redirect works.',
  saved: 'The redirect is changed.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { redirectManagement } = context.get(services);
  const stored = await redirectManagement.getRedirect(context.get(signedIn), params.id);
  if (!stored) throw data(null, { status: 404 });
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { stored, doneMessage, now: new Date() };
}

/** Saves or deletes the redirect. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { redirectManagement } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  if (readFieldText(form, 'intent') === 'delete') {
    const result = await redirectManagement.deleteRedirect(actor, { id, version: readVersion(form) });
    if (result.kind === 'deleted') throw redirect(adminPaths.redirects('done=deleted'), 303);
    if (!result.current) throw data(null, { status: 404 });
    return data({ current: result.current, lastResult: undefined }, { status: 409 });
  }
  const result = await submitRedirectForm(form, (values) =>
    redirectManagement.changeRedirect(actor, { id, form: values }),
  );
  if (result.kind === 'shown') return data(result, { status: result.status });
  throw redirect(adminPaths.redirect(id, 'done=saved'), 303);
}

export default function RedirectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, doneMessage, now } = loaderData;
  const { id, from, uses, lastUsedOn, version } = stored;
  const current = actionData?.current;
  const count = uses === 1 ? 'Used once' : `Used ${formatCount(uses)} times`;
  return (
    <div className="max-w-2xl">
      <ToolHeader
        title={from}
        text={lastUsedOn ? `${count}. Last use: ${formatDay(new Date(lastUsedOn), now)}.` : 'Not used yet.'}
      >
        <ToolLink href={adminPaths.redirects()}>All redirects</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      {current && (
        <ConflictAlert title="The redirect was changed in the meantime">
          <p className="text-text wrap-anywhere">
            From {current.from} {current.target ? `to ${current.target}` : ''}
          </p>
          <p>
            {REDIRECT_STATUS_LABELS[current.status]}
            {current.note && `. ${current.note}`}
          </p>
          <p className="mt-1.5">Your changes were not saved. If you save now, they replace this.</p>
        </ConflictAlert>
      )}
      <RedirectForm
        action={adminPaths.redirect(id)}
        redirect={stored}
        lastResult={actionData?.lastResult}
        submitLabel="Save the changes"
      />
      <div className="mt-4">
        <DeleteForm action={adminPaths.redirect(id)} noun="redirect" version={version}>
          Links to {from} will show the “not found” page.
        </DeleteForm>
      </div>
    </div>
  );
}
