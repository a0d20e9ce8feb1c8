import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AccountFrame } from '~/sections/account-frame';
import { ErrorPage } from '~/sections/error-page';

export const handle: PageHandle = { way: 'static' };

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
