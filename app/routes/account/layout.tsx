import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AccountFrame } from '~/sections/account-frame';
import { ErrorPage } from '~/sections/error-page';
import { guardAccount } from '~/server/http/guard.server';
import { connectsTo } from '~/server/http/page-tags.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import type { Route } from './+types/layout';

export const handle: PageHandle = { way: 'static' };

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** Who is signed in, for the frame; and with a loader here, every change of page in the browser passes the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { person, session } = actor;
  const { name, email, role } = person;
  const { identity, notices } = context.get(services);
  connectsTo(context, identity?.origins ?? []);
  return {
    person: { name, email, role },
    byOrganisation: session.method === 'organisation',
    unread: await notices.unreadOf(actor),
  };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame byOrganisation={loaderData.byOrganisation} unread={loaderData.unread}>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AccountFrame>
      <ErrorPage error={error} />
    </AccountFrame>
  );
}
