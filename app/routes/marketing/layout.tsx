import { Outlet, useLocation, useMatches } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { MarketingFrame } from '~/sections/frames/marketing-frame';
import { findRouteBreadcrumbs } from '~/sections/meta/route-breadcrumbs';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';

export const handle: PageHandle = { hydration: 'none' };

export default function MarketingLayout() {
  const { pathname } = useLocation();
  const breadcrumbs = findRouteBreadcrumbs(useMatches(), pathname);
  return (
    <MarketingFrame>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className="wrap pt-3 print:hidden" />}
      <Outlet />
    </MarketingFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MarketingFrame>
      <ErrorPage error={error} />
    </MarketingFrame>
  );
}
