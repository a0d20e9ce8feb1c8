import { data, redirect } from 'react-router';
import { getStockAlertPath } from '~/content/shop/shop-page-paths';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/confirm-stock-alert-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink } from './email-links';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = readEmailLink(params.id, request);
  if (!(await context.get(services).stockAlerts.isValidLink('confirm', link)))
    throw data(null, { status: 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const confirmed = await context.get(services).stockAlerts.confirm(readEmailLink(params.id, request));
  if (!confirmed) throw data(null, { status: 404 });
  return redirect(getStockAlertPath(confirmed.productId, confirmed.state), 303);
}

export const meta = () => createNoindexMeta('Back in stock', { hasSecretUrl: true });

export default function ConfirmStockAlertPage() {
  return (
    <EmailLinkPanel
      title="Notify you when it is back?"
      text="We send one email when it can be ordered again, then delete your address."
      buttonLabel="Yes, notify me"
    />
  );
}
