import { Outlet } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import type { PageHandle } from '~/page-handle';
import { AccountDeletionAlert } from '~/sections/account/account-deletion-alert';
import { ViewedAccountBanner } from '~/sections/account/viewed-account-banner';
import { ErrorPage } from '~/sections/errors/error-page';
import { AccountFrame } from '~/sections/frames/account-frame';
import { allowConnectionsTo } from '~/server/http/cache/cache-tags.server';
import { requireUser } from '~/server/http/guards/require-session.server';
import { showViewedAccount, viewedAccount } from '~/server/http/guards/show-viewed-account.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { AuthProvider } from '~/state/auth-provider';
import type { Route } from './+types/layout';

export const handle: PageHandle = { hydration: 'none' };

export const middleware: Route.MiddlewareFunction[] = [requireUser, showViewedAccount];

/** Loads the signed-in user for the frame. The loader also makes every client-side navigation pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { oidc, accountDeletion, notifications, profiles } = context.get(services);
  allowConnectionsTo(context, oidc?.getOrigins() ?? []);
  const { name, picture, portrait } = await profiles.getProfile(actor);
  const viewed = context.get(viewedAccount) ?? undefined;
  const deletionRequest = await accountDeletion.getRequest(actor);
  return {
    user: { id: actor.user.id, name, picture, portrait },
    viewed,
    isOrganisationSession: !viewed && actor.session.method === 'organisation',
    deletesAt: deletionRequest?.deletesAt,
    backOfficePath:
      !viewed && hasPermission(actor.user, 'back-office.enter') ? adminPaths.today() : undefined,
    unreadCount: await notifications.countUnread(actor),
  };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { deletesAt, viewed, ...auth } = loaderData;
  return (
    <AuthProvider auth={auth}>
      <AccountFrame>
        {viewed && <ViewedAccountBanner {...viewed} />}
        {deletesAt && <AccountDeletionAlert deletesAt={deletesAt} />}
        <Outlet />
      </AccountFrame>
    </AuthProvider>
  );
}

/** With the data of the layout when a page inside it failed: its sign-out then ends the organisation's session, too. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AuthProvider auth={loaderData}>
      <AccountFrame>
        {loaderData?.viewed && <ViewedAccountBanner {...loaderData.viewed} />}
        <ErrorPage error={error} />
      </AccountFrame>
    </AuthProvider>
  );
}
