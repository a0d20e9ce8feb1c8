import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { getOrderPresentsPath } from '~/content/shop/shop-page-paths';
import { createGiftRecipientSchema, getLastGiftDay } from '~/domain/gift-cards/gift-delivery';
import { toIndianDay } from '~/domain/time/wall-clock';
import { PresentForm } from '~/features/orders/present-form';
import { describePresent, isPresentOpen } from '~/features/orders/present-text';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/order-presents-page';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key of the order. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Presents of order ${loaderData?.number}`, { hasSecretUrl: true });

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orders, giftCards } = context.get(services);
  const accessKey = url.searchParams.get('key') ?? '';
  const order = await orders.getOrderByKey(params.number, accessKey);
  const presents = order ? await giftCards.listDeliveries(order.id) : [];
  if (!order || presents.length === 0) throw data(null, { status: 404 });
  const first = toIndianDay(new Date());
  return {
    number: order.number,
    accessKey,
    presents,
    days: { first, last: getLastGiftDay(first) },
    isChanged: url.searchParams.has('changed'),
  };
}

/** Changes one present. A form that is not accepted is shown again. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const { orders, giftCards } = context.get(services);
  const accessKey = url.searchParams.get('key') ?? '';
  const order = await orders.getOrderByKey(params.number, accessKey);
  if (!order) throw data(null, { status: 404 });
  const form = await readForm(request);
  const id = readFieldText(form, 'id');
  const schema = createGiftRecipientSchema(toIndianDay(new Date()));
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status !== 'success') return data({ id, result: submission.reply() }, { status: 400 });
  const result = await giftCards.changeDelivery(order.id, { ...submission.value, id });
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result !== 'changed') return data({ id, tooLate: true }, { status: 409 });
  throw redirect(`${getOrderPresentsPath(order.number, accessKey)}&changed`, 303);
}

export default function OrderPresentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, accessKey, presents, days, isChanged } = loaderData;
  return (
    <div className="wrap grid gap-6 pt-4">
      <header className="grid gap-4">
        <h1 className="text-h1">{presents.length === 1 ? 'Your present' : 'Your presents'}</h1>
        <p className="max-w-2xl text-lead text-muted">
          You can change recipient, date and message until the gift card is sent.
        </p>
        <LinkButton href={paths.shop.order(number, accessKey)} variant="quiet" className="justify-self-start">
          Order {number}
        </LinkButton>
      </header>
      {actionData && 'tooLate' in actionData && (
        <Alert tone="warning" title="Not changed" className="max-w-2xl">
          It has been sent in the meantime, or the order has ended. The current status is shown below.
        </Alert>
      )}
      {isChanged && !actionData && <Alert tone="success" title="Saved" className="max-w-2xl" />}
      <ul className="grid max-w-2xl gap-grout">
        {presents.map((present) => (
          <li key={present.id}>
            {isPresentOpen(present) ? (
              <PresentForm
                present={present}
                days={days}
                lastResult={
                  actionData && 'result' in actionData && actionData.id === present.id
                    ? actionData.result
                    : undefined
                }
              />
            ) : (
              <p className="rounded-tile bg-surface px-5 py-4 wrap-anywhere">{describePresent(present)}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
