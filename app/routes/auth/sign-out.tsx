import { redirect } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { services } from '~/server/services.server';
import { Button } from '~/ui/button';
import { site } from '~site';
import type { Route } from './+types/sign-out';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return [{ title: `Sign out · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Seed §2: after sign-out the sign-in page is shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await context.get(services).accounts.closeSession(request);
  return redirect(paths.auth.signIn(), { status: 303, headers });
}

/** For who comes by a link: nothing is changed by reading a page. */
export default function SignOut() {
  return (
    <form method="post" action={paths.auth.signOut()} className="wrap grid max-w-[34rem] gap-8 py-10">
      <h1>Sign out?</h1>
      <p className="text-muted">Your cart and wishlist stay in this browser.</p>
      <Button type="submit" size="lg">
        Sign out
      </Button>
    </form>
  );
}
