import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { AuthFrame } from '~/sections/frames/auth-frame';

export const handle: PageHandle = { hydration: 'none' };

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
