import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AuthFrame } from '~/sections/auth-frame';
import { ErrorPage } from '~/sections/error-page';

export const handle: PageHandle = { way: 'static' };

export default function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AuthFrame>
      <ErrorPage error={error} />
    </AuthFrame>
  );
}
