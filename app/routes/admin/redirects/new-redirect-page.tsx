import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_REDIRECT_URL } from '~/domain/site/stored-redirect';
import { RedirectForm } from '~/features/admin-redirects/redirect-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-redirect-page';
import { submitRedirectForm } from './submit-redirect-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('redirects.manage')];

export const meta = () => createNoindexMeta('New redirect');

/** `?from=` fills in the path at which it begins. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  from: (url.searchParams.get('from') ?? '').slice(0, MAX_REDIRECT_URL),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { redirectManagement } = context.get(services);
  const actor = context.get(signedIn);
  const result = await submitRedirectForm(await readForm(request), (values) =>
    redirectManagement.createRedirect(actor, values),
  );
  if (result.kind === 'shown') return data(result, { status: result.status });
  throw redirect(adminPaths.redirect(result.id, 'done=created'), 303);
}

export default function NewRedirectPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader title="New redirect" text="It works as soon as it is saved.">
        <ToolLink href={adminPaths.redirects()}>All redirects</ToolLink>
      </ToolHeader>
      <RedirectForm
        action={adminPaths.newRedirect()}
        redirect={loaderData}
        lastResult={actionData?.lastResult}
        submitLabel="Create the redirect"
      />
    </div>
  );
}
