import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { ORDER_LINK_PATH } from '~/content/shop/order-link-path';
import { orderLinkSchema } from '~/domain/orders/order-link-schema';
import { OrderLinkForm } from '~/features/orders/order-link-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { formatSeconds } from '~/server/http/errors/request-error.server';
import { clientIpContext, services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/order-link-page';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('Find your order');

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has('sent') });

/** R-ORDER-10: the answer is the same whether there is such an order or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: orderLinkSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { orders } = context.get(services);
  const result = await orders.requestLink(submission.value, context.get(clientIpContext));
  if (result.kind === 'accepted') throw redirect(`${ORDER_LINK_PATH}?sent`, 303);
  const issue = `That was often. Please try again in ${formatSeconds(result.seconds)}.`;
  return data(submission.reply({ formErrors: [issue] }), { status: 429 });
}

export default function OrderLinkPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4">
      <div className="grid max-w-2xl gap-6">
        <h1 className="text-h1">Find your order</h1>
        {isSent && !actionData && (
          <Alert tone="success" title="Look into your mail">
            If there is an order with that number and address, its link is there in a minute.
          </Alert>
        )}
        <p className="text-lead text-muted">
          An order placed without an account has a page of its own, and only its link opens it. Lost the link?
          We send it again, to the address the order was placed with.
        </p>
        <OrderLinkForm lastResult={actionData} />
        <p>
          Ordered with an account? Then it is{' '}
          <TextLink href={paths.account.orderHistory()}>among your orders</TextLink>.
        </p>
      </div>
    </div>
  );
}
