import { data } from 'react-router';
import { getStockAlertLinkPath } from '~/content/shop/shop-page-paths';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import type { Route } from './+types/end-stock-alerts-page';
import { EmailLinkPanel } from './email-link-panel';
import { readEmailLink, respondToUnsubscribe } from './email-links';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const link = readEmailLink(params.id, request);
  if (!(await context.get(services).stockAlerts.isValidLink('leave', link)))
    throw data(null, { status: 404 });
  return { isDone: new URL(request.url).searchParams.has('done') };
}

/** Called by the page's button, or by a mail program with one-click unsubscribe (RFC 8058). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const link = readEmailLink(params.id, request);
  if (!(await context.get(services).stockAlerts.end(link))) throw data(null, { status: 404 });
  return respondToUnsubscribe(request, getStockAlertLinkPath('leave', link.id, link.key));
}

export const meta = () => createNoindexMeta('Sold-out products', { hasSecretUrl: true });

export default function EndStockAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = loaderData.isDone || actionData?.isDone;
  if (!isDone) {
    return (
      <EmailLinkPanel
        title="Delete your stock alerts?"
        text="We delete all stock alerts of this address."
        buttonLabel="Delete my requests"
      />
    );
  }
  return (
    <EmailLinkPanel
      title="Your stock alerts are deleted."
      text="You get no more emails about sold-out products."
    >
      <p>
        <TextLink href={paths.shop.home()}>Go to the shop</TextLink>
      </p>
    </EmailLinkPanel>
  );
}
