import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AccountDeletionAlert } from '~/sections/account/account-deletion-alert';
import { ErrorPage } from '~/sections/errors/error-page';
import { AccountFrame } from '~/sections/frames/account-frame';
import { connectsTo } from '~/server/http/cache/cache-tags.server';
import { requireUser } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/layout';

export const handle: PageHandle = { hydration: 'none' };

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Who is signed in, for the frame; and with a loader here, every change of page in the browser passes the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const {
    oidc: identity,
    accountDeletion: leaving,
    notifications: notices,
    profiles,
  } = context.get(services);
  connectsTo(context, identity?.origins ?? []);
  const { name, picture, portrait } = await profiles.getProfile(actor);
  const departure = await leaving.getRequest(actor);
  return {
    user: { name, picture, portrait },
    byOrganisation: actor.session.method === 'organisation',
    leavesAt: departure?.deletesAt,
    unread: await notices.countUnread(actor),
  };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      isOrganisationSession={loaderData.byOrganisation}
      user={loaderData.user}
      unreadCount={loaderData.unread}
    >
      {loaderData.leavesAt && <AccountDeletionAlert leavesAt={loaderData.leavesAt} />}
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
