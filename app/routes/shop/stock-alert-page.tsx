import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { getStockAlertPath } from '~/content/shop/shop-page-paths';
import { formatOptions } from '~/domain/cart/line-changes';
import { hasSoldOutVariant, STOCK_ALERT_STATES, type StockAlertState } from '~/domain/catalogue/stock-alert';
import { StockAlertForm } from '~/features/contact/stock-alert-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { submitStockAlert } from '~/server/stock-alerts/submit-stock-alert.server';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Alert } from '~/ui/feedback/alert';
import { Picture } from '~/ui/pictures/picture';
import type { Route } from './+types/stock-alert-page';

export const handle: PageHandle = { hydration: 'none' };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Tell me when it is back: ${loaderData.product.name}` : 'Product not found');

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue, stockAlerts } = context.get(services);
  const page = await catalogue.getProductById(params.id);
  if (!page) throw data(null, { status: 404 });
  const session = await context.get(currentSession)();
  const user = session?.user;
  return {
    product: page.product,
    state: STOCK_ALERT_STATES.find((state) => url.searchParams.has(state)),
    email: user?.email,
    waiting: user?.emailVerified ? await stockAlerts.listWaiting(params.id, user.email) : [],
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { stockAlerts } = context.get(services);
  const session = await context.get(currentSession)();
  const user = session?.user;
  const productId = params.id;
  const form = await readForm(request);
  if (form.get('intent') === 'stop') {
    if (user?.emailVerified) await stockAlerts.stopWaiting(productId, user.email);
    throw redirect(getStockAlertPath(productId, 'stopped'), 303);
  }
  const submission = await submitStockAlert(form, { productId, stockAlerts, user });
  if (submission.kind === 'invalid') return data(submission.result, { status: 400 });
  if (submission.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(getStockAlertPath(productId, submission.kind), 303);
}

/** What became of the request. */
const STATE_ALERTS: Readonly<Record<StockAlertState, ReactNode>> = {
  asked: (
    <Alert tone="success" title="Now look into your mailbox">
      We have written to the address you gave. Press the button in that mail, and you get one more when it is
      back. No email after five minutes? Look in your spam folder.
    </Alert>
  ),
  withheld: <EmailWithheldAlert>Without it, nobody waits for this product yet.</EmailWithheldAlert>,
  waiting: (
    <Alert tone="success" title="We write when it is back">
      One mail, as soon as it is in stock again. After it, the address is deleted.
    </Alert>
  ),
  available: (
    <Alert tone="info" title="It is back already">
      There is nothing to wait for: it is in stock at this moment.
    </Alert>
  ),
  stopped: (
    <Alert tone="success" title="We do not write">
      Your request is deleted.
    </Alert>
  ),
};

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, state, email, waiting } = loaderData;
  const [image] = product.images;
  const shownState = actionData ? undefined : state;
  const hasForm = hasSoldOutVariant(product) && (!shownState || shownState === 'withheld');
  const names = waiting.map((variant) => formatOptions(variant)).filter(Boolean);
  return (
    <div className="wrap grid gap-x-14 gap-y-10 pt-4 lg:grid-cols-[7fr_5fr]">
      <div className="grid max-w-xl content-start gap-6">
        <h1>Tell me when it is back</h1>
        {shownState && STATE_ALERTS[shownState]}
        {hasForm && (
          <>
            <p className="text-lead text-muted">
              {product.name} is sold out{product.stock > 0 && ' in some variants'}. Leave an address, and you
              get one mail when it can be ordered again.
            </p>
            <StockAlertForm product={product} email={email} lastResult={actionData} />
          </>
        )}
        {!hasSoldOutVariant(product) && !shownState && (
          <p className="text-lead text-muted">{product.name} is in stock. There is nothing to wait for.</p>
        )}
        {waiting.length > 0 && (
          <form method="post" data-send-once="" className="grid gap-3">
            <input type="hidden" name="intent" value="stop" />
            <p className="text-muted">
              We write to {email} when it is back{names.length > 0 && `: ${names.join('; ')}`}.
            </p>
            <div>
              <Button type="submit" size="sm">
                Do not write to me
              </Button>
            </div>
          </form>
        )}
      </div>
      <div className="grid content-start gap-3">
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 1440px) 537px, (min-width: 992px) 37vw, 100vw"
            className="aspect-[4/3] w-full rounded-tile object-cover"
          />
        )}
        <p>
          <TextLink href={paths.shop.product(product.id)}>Back to {product.name}</TextLink>
        </p>
      </div>
    </div>
  );
}
