import { Outlet, useRouteLoaderData } from 'react-router';
import { AdminErrorPage } from '~/sections/errors/admin-error-page';
import type { Route } from './+types/error-layout';
import type { loader } from './layout';

/** Around every page of the back office: its errors are shown in the frame, also those of forms, whose page has not been loaded. */
export default function ErrorLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = useRouteLoaderData<typeof loader>('routes/admin/layout')?.role ?? 'user';
  return <AdminErrorPage error={error} role={role} />;
}
