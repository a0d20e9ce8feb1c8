import type { Stripe } from 'stripe';
import { getTraceHeaders } from '../../tracing/span.server';
import type { PaymentProvider, RefundRequest, SessionRequest } from './payment-provider.server';
import { isRefusal, RefusedByProvider, traceProviderCall } from './provider-request.server';
import {
  REFUND_KEY,
  readStripeEvent,
  refundSchema,
  sessionSchema,
  toPayment,
  toRefund,
} from './stripe-events.server';

/** The version whose fields this adapter reads. A newer library does not change it. */
const API_VERSION = '2026-10-28.endive';

export const STRIPE_API_URL = 'https://api.stripe.com';
const PAGE_ORIGIN = 'https://checkout.stripe.com';

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

/** A webhook with an older signature is refused, so that a recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl?: string;
  clock: () => Date;
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** The library has no option for headers of its own. */
function continueTrace(client: HttpClient): HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, ...others) =>
    send(host, port, path, method, { ...headers, ...getTraceHeaders() }, ...others);
  return client;
}

/** The library is loaded with the first call. */
function createLoader({ secretKey, apiUrl = STRIPE_API_URL }: StripeOptions): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  const load = async () => {
    const library = await import('stripe');
    const { hostname, port, protocol } = new URL(apiUrl);
    return new library.Stripe(secretKey, {
      apiVersion: API_VERSION,
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port && { port }),
      timeout: REQUEST_TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      httpClient: continueTrace(library.Stripe.createNodeHttpClient()),
    });
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Turns an error of the library that another attempt cannot mend into RefusedByProvider. */
function translateError(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error && 'type' in error) {
    const status = typeof error.statusCode === 'number' ? error.statusCode : undefined;
    if (isRefusal(status) && error.type !== 'StripeIdempotencyError')
      throw new RefusedByProvider(error.message, { cause: error });
  }
  throw error;
}

const toSessionParams = (request: SessionRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: request.key,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: request.amount,
        product_data: { name: `Order ${request.orderNumber}` },
      },
    },
  ],
  metadata: { order: request.orderNumber },
  payment_intent_data: {
    description: `Order ${request.orderNumber}`,
    metadata: { order: request.orderNumber },
  },
  success_url: request.returnUrl,
  cancel_url: request.cancelUrl,
  expires_at: Math.floor(request.expiresAt.getTime() / 1000),
});

/** Stripe Checkout. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, apiUrl = STRIPE_API_URL, clock } = options;
  const load = createLoader(options);
  const call = async <Result>(send: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    const stripe = await load();
    return traceProviderCall('stripe', () => send(stripe)).catch(translateError);
  };
  return {
    id: 'stripe',
    pageOrigins: [apiUrl === STRIPE_API_URL ? PAGE_ORIGIN : new URL(apiUrl).origin],
    async createSession(request) {
      const { id, url } = await call((stripe) =>
        stripe.checkout.sessions.create(toSessionParams(request), { idempotencyKey: request.key }),
      );
      if (!url) throw new Error('Stripe created a session without a page.');
      return { id, url };
    },
    async getSession(id) {
      const session = sessionSchema.parse(await call((stripe) => stripe.checkout.sessions.retrieve(id)));
      const payment = toPayment(session, clock());
      if (payment) return { status: 'paid', payment };
      return { status: session.status === 'open' ? 'open' : 'closed' };
    },
    async closeSession(id) {
      await call((stripe) => stripe.checkout.sessions.expire(id)).catch((error) => {
        // Stripe expires only open sessions.
        if (!(error instanceof RefusedByProvider)) throw error;
      });
    },
    async readWebhook(body, headers) {
      const stripe = await load();
      const signature = headers.get('stripe-signature') ?? '';
      const now = clock().getTime();
      try {
        return readStripeEvent(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now),
        );
      } catch {
        return { kind: 'refused', reason: 'signature' };
      }
    },
    async refund({ key, paymentReference, amount }) {
      const params = { payment_intent: paymentReference, amount, metadata: { [REFUND_KEY]: key } };
      const refund = await call((stripe) => stripe.refunds.create(params, { idempotencyKey: key }));
      return toRefund(refundSchema.parse(refund));
    },
    async findRefund({ key, paymentReference }: RefundRequest) {
      const { data } = await call((stripe) =>
        stripe.refunds.list({ payment_intent: paymentReference, limit: 100 }),
      );
      const found = data.find(({ metadata }) => metadata?.[REFUND_KEY] === key);
      return found && toRefund(refundSchema.parse(found));
    },
  };
}
