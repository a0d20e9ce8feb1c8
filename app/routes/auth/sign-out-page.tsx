import { redirect } from 'react-router';
import { parseSignOutScope, SIGN_OUT_SCOPE_FIELD } from '~/domain/auth/oidc-session';
import { parseSitePath } from '~/domain/site/redirect';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { SignOutForm } from '~/sections/account/sign-out-form';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { allowConnectionsTo } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import type { Route } from './+types/sign-out-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Sign out');
}

export async function loader({ context }: Route.LoaderArgs) {
  const current = await context.get(currentSession)();
  allowConnectionsTo(context, context.get(services).oidc?.getOrigins() ?? []);
  return { isOrganisationSession: current?.session.method === 'organisation' };
}

/** R-SESSION-5: after sign-out the sign-in page is shown. `redirectTo` returns the user there after a new sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readForm(request);
  const redirectTo = parseSitePath(formData.get('redirectTo'));
  const current = await context.get(currentSession)();
  const scope = parseSignOutScope(formData.get(SIGN_OUT_SCOPE_FIELD));
  // The form was submitted before its script had loaded: this page logs out at the provider, or at this site alone.
  if (current?.session.method === 'organisation' && !scope) return redirect(paths.auth.signOut(), 303);
  const headers = await context.get(services).accounts.closeSession(request);
  return redirect(paths.auth.signIn(redirectTo), { status: 303, headers });
}

/** For visitors who open the URL directly: GET does not sign out. */
export default function SignOutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-[34rem] gap-8 py-10">
      <h1>Sign out?</h1>
      <p className="text-muted">
        Your cart and wishlist are removed from this browser. They stay in your account.
        {loaderData.isOrganisationSession &&
          ' “Sign out” also ends the session of your organisation, in a small window.'}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <SignOutForm isOrganisationSession={loaderData.isOrganisationSession} isSiteButtonShown size="lg" />
        <LinkButton href={paths.account.overview()} variant="quiet" size="lg">
          Stay signed in
        </LinkButton>
      </div>
    </div>
  );
}
