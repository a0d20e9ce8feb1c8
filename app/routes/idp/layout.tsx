import { Outlet } from 'react-router';
import { ProviderFrame } from '~/features/identity-provider/provider-frame';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/error-page';
import { PageFrame } from '~/sections/page-frame';

export const handle: PageHandle = { way: 'static' };

export default function ProviderLayout() {
  return (
    <ProviderFrame>
      <Outlet />
    </ProviderFrame>
  );
}

/** Outside demo mode there is no directory: what is at its addresses then is a page that is not there. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
