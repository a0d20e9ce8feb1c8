import { z } from 'zod';
import { isServiceSignature } from '../../crypto/signatures.server';
import type { PaymentProvider, ProviderSession, SessionRequest } from './payment-provider.server';
import { RefusedByProvider } from './provider-request.server';
import { createRazorpayApi, RAZORPAY_API_URL } from './razorpay-api.server';
import {
  findPayment,
  linkSchema,
  REFUND_NOTE,
  readRazorpayEvent,
  readRefundKey,
  refundSchema,
  toRefund,
} from './razorpay-events.server';

/** A payment link opens on the first origin and may redirect to the others. */
const PAGE_ORIGINS = ['https://rzp.io', 'https://razorpay.com', 'https://*.razorpay.com'];

interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl?: string;
  clock: () => Date;
}

const toLinkBody = ({ key, orderNumber, amount, currency, expiresAt, returnUrl }: SessionRequest) => ({
  amount,
  currency,
  accept_partial: false,
  reference_id: key,
  expire_by: Math.floor(expiresAt.getTime() / 1000),
  description: `Order ${orderNumber}`,
  notes: { order: orderNumber },
  // The shop writes to the buyer itself.
  notify: { sms: false, email: false },
  reminder_enable: false,
  callback_url: returnUrl,
  callback_method: 'get',
});

function toSession(json: unknown): ProviderSession {
  const { id, short_url: url } = linkSchema.parse(json);
  if (!url) throw new Error('Razorpay created a payment link without a URL.');
  return { id, url };
}

const linkListSchema = z.object({ payment_links: z.array(z.unknown()) });
const refundListSchema = z.object({ items: z.array(refundSchema) });

/** Razorpay Payment Links: the hosted page that needs no script of Razorpay on the site. */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecret, apiUrl = RAZORPAY_API_URL, clock } = options;
  const call = createRazorpayApi({ keyId, keySecret, apiUrl });
  const linkPath = (id: string) => `/v1/payment_links/${encodeURIComponent(id)}`;

  /** Links have no idempotency key, but a reference is accepted once. */
  async function findLink(key: string): Promise<ProviderSession | undefined> {
    const path = `/v1/payment_links?reference_id=${encodeURIComponent(key)}`;
    const [link] = linkListSchema.parse(await call({ method: 'GET', path })).payment_links;
    return link === undefined ? undefined : toSession(link);
  }

  return {
    id: 'razorpay',
    pageOrigins: apiUrl === RAZORPAY_API_URL ? PAGE_ORIGINS : [new URL(apiUrl).origin],
    async createSession(request) {
      try {
        return toSession(
          await call({ method: 'POST', path: '/v1/payment_links', body: toLinkBody(request) }),
        );
      } catch (error) {
        const earlier = error instanceof RefusedByProvider ? await findLink(request.key) : undefined;
        if (!earlier) throw error;
        return earlier;
      }
    },
    async getSession(id) {
      const link = linkSchema.parse(await call({ method: 'GET', path: linkPath(id) }));
      const payment = findPayment(link, clock());
      if (payment) return { status: 'paid', payment };
      return { status: link.status === 'created' ? 'open' : 'closed' };
    },
    async closeSession(id) {
      await call({ method: 'POST', path: `${linkPath(id)}/cancel` }).catch((error) => {
        // Razorpay cancels only links that are not paid, expired or cancelled.
        if (!(error instanceof RefusedByProvider)) throw error;
      });
    },
    async readWebhook(body, headers) {
      const signature = headers.get('x-razorpay-signature') ?? '';
      if (!isServiceSignature(webhookSecret, { bytes: body, signature }))
        return { kind: 'refused', reason: 'signature' };
      try {
        return readRazorpayEvent(JSON.parse(body.toString('utf8')), clock());
      } catch {
        return { kind: 'refused', reason: 'malformed' };
      }
    },
    async refund({ key, paymentReference, amount }) {
      const refund = await call({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentReference)}/refund`,
        headers: { 'X-Refund-Idempotency': key },
        body: { amount, speed: 'normal', notes: { [REFUND_NOTE]: key } },
      });
      return toRefund(refundSchema.parse(refund));
    },
    async findRefund({ key, paymentReference }) {
      const path = `/v1/payments/${encodeURIComponent(paymentReference)}/refunds?count=100`;
      const { items } = refundListSchema.parse(await call({ method: 'GET', path }));
      const found = items.find((refund) => readRefundKey(refund) === key);
      return found && toRefund(found);
    },
  };
}
