import { Outlet } from 'react-router';
import { IdpFrame } from '~/features/idp/idp-frame';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { MarketingFrame } from '~/sections/frames/marketing-frame';

export const handle: PageHandle = { hydration: 'none' };

export default function IdpLayout() {
  return (
    <IdpFrame>
      <Outlet />
    </IdpFrame>
  );
}

/** Outside demo mode there is no sample directory, so its paths show the not-found page. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MarketingFrame>
      <ErrorPage error={error} />
    </MarketingFrame>
  );
}
