import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { ORDER_LINK_PATH } from '~/content/shop/shop-page-paths';
import { orderLinkSchema } from '~/domain/orders/buyer-form-schemas';
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
  const issue = `Too many attempts. Please try again in ${formatSeconds(result.seconds)}.`;
  return data(submission.reply({ formErrors: [issue] }), { status: 429 });
}

/** Where a buyer finds what the form asks for. */
const PLACES = [
  {
    term: 'The order number',
    text: 'On the packing slip in the parcel, on the invoice, and in the text of a bank transfer.',
  },
  {
    term: 'The email address',
    text: 'The one that received our first email about the order.',
  },
  {
    term: 'The email with the link',
    text: 'It arrives within a minute. If not, look in your spam folder, then write to us.',
  },
];

export default function OrderLinkPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-x-14 gap-y-10 pt-4 lg:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-6">
        <h1>Find your order</h1>
        <p className="max-w-[34em] text-lead text-muted">
          An order placed without an account has a private page. If you lost its link, we send it again to the
          address of the order.
        </p>
        {isSent && !actionData && (
          <Alert tone="success" title="Check your email">
            If there is an order with this number and address, you receive its link within a minute.
          </Alert>
        )}
        <OrderLinkForm lastResult={actionData} />
      </div>
      <aside aria-labelledby="places-title" className="grid content-start gap-6">
        <h2 id="places-title" className="text-h3">
          Where to look
        </h2>
        <dl className="grid gap-grout">
          {PLACES.map(({ term, text }) => (
            <div key={term} className="rounded-tile bg-surface px-5 py-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-wrap gap-x-8">
          <li>
            <TextLink href={paths.account.orderHistory()}>Orders of your account</TextLink>
          </li>
          <li>
            <TextLink href={paths.contact('order')}>Write to us</TextLink>
          </li>
        </ul>
      </aside>
    </div>
  );
}
