import { fetchUnitPrice, postCheckout } from './checkout-requests';
import { sendRequest } from './send-request';

export interface PlacedOrder {
  number: string;
  /** The path of the secret link. */
  path: string;
}

/** Places an order of one mug. */
export async function placeOrder(siteUrl: string, email?: string): Promise<PlacedOrder> {
  const purchase = {
    productId: 'mosaic-mug',
    quantity: 1,
    unitPrice: await fetchUnitPrice(siteUrl, 'mosaic-mug'),
  };
  const { headers } = await postCheckout(siteUrl, { ...purchase, ...(email && { email }) });
  const path = headers.location ?? '';
  const number = /^\/shop\/orders\/([^?]+)\?key=./.exec(path)?.[1];
  if (!number) throw new Error('No order was placed.');
  return { number, path };
}

/** Marks orders as paid in the list of the back office. */
export async function markPaid(siteUrl: string, cookie: string, numbers: readonly string[]): Promise<void> {
  const { status } = await sendRequest(siteUrl, {
    method: 'POST',
    path: '/admin/orders',
    headers: {
      cookie,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams([...numbers.map((number) => ['numbers', number]), ['to', 'paid']]).toString(),
  });
  if (status !== 303) throw new Error(`The orders were not marked: ${status}.`);
}
