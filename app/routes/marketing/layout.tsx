import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/error-page';
import { PageFrame } from '~/sections/page-frame';

export const handle: PageHandle = { way: 'static' };

export default function MarketingLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
