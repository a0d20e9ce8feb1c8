import { Outlet, useLocation, useMatches } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/error-page';
import { PageFrame } from '~/sections/page-frame';
import { trailOfPage } from '~/sections/trail-of-page';
import { Breadcrumbs } from '~/ui/breadcrumbs';

export const handle: PageHandle = { way: 'static' };

export default function MarketingLayout() {
  const { pathname } = useLocation();
  const trail = trailOfPage(useMatches(), pathname);
  return (
    <PageFrame>
      {trail && <Breadcrumbs items={trail} className="wrap pt-3 print:hidden" />}
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
