import { randomUUID } from 'node:crypto';
import { sendRequest, type TestResponse } from './send-request';

const buyer = {
  'contact.name': 'Meera Rao',
  'contact.email': 'meera@example.com',
  'contact.phone': '98765 43210',
  'delivery.line1': '12 Church Street',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  'delivery.pin': '560001',
  acceptTerms: 'on',
};

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** The current price of one unit after its discount, in paise. */
export async function fetchUnitPrice(siteUrl: string, productId: string): Promise<number> {
  const { text } = await sendRequest(siteUrl, {
    method: 'POST',
    path: '/shop/quote',
    headers: { ...sameOrigin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ productId, quantity: 1, unitPrice: 0 }] }),
  });
  return JSON.parse(text).priced.lines[0].unitPrice;
}

export interface Purchase {
  productId: string;
  quantity: number;
  /** The price that the browser showed. */
  unitPrice: number;
  key?: string;
  /** Email of the buyer. */
  email?: string;
  paymentMethod?: string;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** The session of the buyer. */
  cookie?: string;
}

/** Sends the checkout form like a browser without scripts. */
export function postCheckout(
  siteUrl: string,
  {
    key = randomUUID(),
    email = buyer['contact.email'],
    paymentMethod = 'upi',
    fields,
    cookie,
    ...line
  }: Purchase,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const form = new URLSearchParams({
    ...buyer,
    'contact.email': email,
    paymentMethod,
    key,
    lines: JSON.stringify([line]),
    ...fields,
  });
  return sendRequest(siteUrl, {
    method: 'POST',
    path: '/shop/checkout',
    headers: {
      ...sameOrigin,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
      ...headers,
    },
    body: form.toString(),
  });
}

/** The order number in a response; `undefined` for a refused checkout. */
export function readOrderNumber({ status, headers }: TestResponse): string | undefined {
  if (status !== 303) return undefined;
  return /^\/shop\/orders\/([^?]+)\?key=./.exec(headers.location ?? '')?.[1];
}
