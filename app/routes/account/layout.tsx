import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AccountFrame } from '~/sections/account-frame';
import { ErrorPage } from '~/sections/error-page';
import { LeavingNotice } from '~/sections/leaving-notice';
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
  const { identity, leaving, notices, profiles } = context.get(services);
  connectsTo(context, identity?.origins ?? []);
  const { name, picture, portrait } = await profiles.profileOf(actor);
  const departure = await leaving.departureOf(actor);
  return {
    person: { name, picture, portrait },
    byOrganisation: actor.session.method === 'organisation',
    leavesAt: departure?.leavesAt,
    unread: await notices.unreadOf(actor),
  };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      byOrganisation={loaderData.byOrganisation}
      person={loaderData.person}
      unread={loaderData.unread}
    >
      {loaderData.leavesAt && <LeavingNotice leavesAt={loaderData.leavesAt} />}
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
