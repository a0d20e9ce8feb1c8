import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AccountFrame } from '~/sections/account-frame';
import { ErrorPage } from '~/sections/error-page';
import { guardAccount } from '~/server/http/guard.server';
import { signedInPerson } from '~/server/signed-in.server';
import type { Route } from './+types/layout';

export const handle: PageHandle = { way: 'static' };

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** Who is signed in, for the frame; and with a loader here, every change of page in the browser passes the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, email, role } = context.get(signedInPerson);
  return { person: { name, email, role } };
}

export default function AccountLayout() {
  return (
    <AccountFrame>
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
