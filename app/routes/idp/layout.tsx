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

/** Outside demo mode there is no directory: what is at its addresses then is a page that is not there. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MarketingFrame>
      <ErrorPage error={error} />
    </MarketingFrame>
  );
}
