import { redirect } from 'react-router';
import { sitePath } from '~/domain/redirect';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { SignOutForm } from '~/sections/sign-out-form';
import { connectsTo } from '~/server/http/page-tags.server';
import { readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import type { Route } from './+types/sign-out';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return hiddenPageMeta('Sign out');
}

export async function loader({ context }: Route.LoaderArgs) {
  const current = await context.get(currentSession)();
  connectsTo(context, context.get(services).identity?.origins ?? []);
  return { byOrganisation: current?.session.method === 'organisation' };
}

/** R-SESSION-5: after sign-out the sign-in page is shown. Whoever only signs in once more is led back from there. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const redirectTo = sitePath(sent.get('redirectTo'));
  const headers = await context.get(services).accounts.closeSession(request);
  return redirect(paths.auth.signIn(redirectTo), { status: 303, headers });
}

/** For who comes by a link: nothing is changed by reading a page. */
export default function SignOut({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-[34rem] gap-8 py-10">
      <h1>Sign out?</h1>
      <p className="text-muted">Your cart and wishlist stay in this browser.</p>
      <SignOutForm byOrganisation={loaderData.byOrganisation} size="lg" />
    </div>
  );
}
