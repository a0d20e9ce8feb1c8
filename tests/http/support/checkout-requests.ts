import { randomUUID } from 'node:crypto';
import { sendRequest, type TestResponse } from './send-request';

const shopper = {
  'contact.name': 'Meera Rao',
  'contact.email': 'meera@example.com',
  'contact.phone': '98765 43210',
  'delivery.line1': '12 Church Street',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  'delivery.pin': '560001',
  paymentMethod: 'upi',
  acceptTerms: 'on',
};

const fromThisSite = { 'Sec-Fetch-Site': 'same-origin' };

/** What one unit costs now after its discount, in paise, as the shop says itself. */
export async function fetchUnitPrice(siteUrl: string, productId: string): Promise<number> {
  const { text } = await sendRequest(siteUrl, {
    method: 'POST',
    path: '/shop/quote',
    headers: { ...fromThisSite, 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ productId, quantity: 1, unitPrice: 0 }] }),
  });
  return JSON.parse(text).priced.lines[0].unitPrice;
}

export interface Purchase {
  productId: string;
  quantity: number;
  /** What the browser showed. */
  unitPrice: number;
  key?: string;
  /** Email of the buyer. */
  email?: string;
}

/** Sends the form of the checkout, as a browser without scripts does. */
export function postCheckout(
  siteUrl: string,
  { key = randomUUID(), email = shopper['contact.email'], ...line }: Purchase,
): Promise<TestResponse> {
  const form = new URLSearchParams({
    ...shopper,
    'contact.email': email,
    key,
    lines: JSON.stringify([line]),
  });
  return sendRequest(siteUrl, {
    method: 'POST',
    path: '/shop/checkout',
    headers: { ...fromThisSite, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
}

/** The number of the order that an answer confirms; `undefined` when it confirms none. */
export function readOrderNumber({ status, headers }: TestResponse): string | undefined {
  if (status !== 303) return undefined;
  return /^\/shop\/orders\/([^?]+)\?key=./.exec(headers.location ?? '')?.[1];
}
