import { createHmac, randomBytes } from 'node:crypto';
import {
  createPage,
  deliver,
  type FakeRequest,
  type FakeResponse,
  type SignedWebhook,
  startFakeServer,
} from './fake-server';

export const STRIPE_SECRET_KEY = 'sk_test_standin';
export const STRIPE_WEBHOOK_SECRET = 'whsec_standin';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string | null;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

interface FakeStripeOptions {
  clock?: () => Date;
  /** Webhooks are sent here at once. Without it, they are only collected. */
  webhookUrl?: string;
}

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

const refuse = (message: string, type = 'invalid_request_error', status = 400): FakeResponse => ({
  status,
  json: { error: { type, message } },
});

/** A local server with the documented behaviour of Stripe Checkout, refunds, idempotency keys and webhooks. */
export async function startFakeStripe({ clock = () => new Date(), webhookUrl }: FakeStripeOptions = {}) {
  const sessions = new Map<string, FakeSession>();
  const refunds = new Map<string, FakeRefund>();
  const paid = new Map<string, number>();
  const stored = new Map<string, { body: string; response: FakeResponse }>();
  const webhooks: SignedWebhook[] = [];
  const deliveries: Promise<number>[] = [];
  let hook = webhookUrl;
  let nextFailure: number | undefined;
  let refundStatus: FakeRefund['status'] = 'succeeded';
  const now = () => Math.floor(clock().getTime() / 1000);

  /** Signs like Stripe: HMAC-SHA256 of time and body. */
  function sign(body: string, { secret = STRIPE_WEBHOOK_SECRET, at = now() } = {}): SignedWebhook {
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
  }

  const createEvent = (type: string, object: unknown): string =>
    JSON.stringify({ id: newId('evt'), object: 'event', type, created: now(), data: { object } });

  function send(type: string, object: unknown): SignedWebhook {
    const webhook = sign(createEvent(type, object));
    webhooks.push(webhook);
    if (hook) deliveries.push(deliver(hook, webhook).catch(() => 0));
    return webhook;
  }

  function createSession(params: URLSearchParams): FakeResponse {
    const number = (name: string) => Number(params.get(name));
    const price = 'line_items[0][price_data]';
    const amount = number(`${price}[unit_amount]`) * number('line_items[0][quantity]');
    const expiresAt = number('expires_at');
    if (params.get('mode') !== 'payment' || !params.get('success_url')) return refuse('Missing parameters.');
    if (!(amount > 0)) return refuse('The amount must be positive.');
    if (expiresAt < now() + HALF_HOUR || expiresAt > now() + DAY)
      return refuse('expires_at must be between 30 minutes and 24 hours from now.');
    const id = newId('cs_test');
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: params.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency: params.get(`${price}[currency]`) ?? '',
      metadata: { order: params.get('metadata[order]') ?? '' },
      success_url: params.get('success_url') ?? '',
      cancel_url: params.get('cancel_url') ?? '',
      expires_at: expiresAt,
      url: `${server.url}/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, json: session };
  }

  function createRefund(params: URLSearchParams): FakeResponse {
    const paymentIntent = params.get('payment_intent') ?? '';
    const amount = Number(params.get('amount'));
    const rest = paid.get(paymentIntent);
    if (rest === undefined) return refuse('No such payment_intent', 'invalid_request_error', 404);
    if (!(amount > 0) || amount > rest) return refuse('Refund amount is greater than the unrefunded amount');
    paid.set(paymentIntent, rest - amount);
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: 'inr',
      payment_intent: paymentIntent,
      status: refundStatus,
      metadata: { refund_id: params.get('metadata[refund_id]') ?? '' },
    };
    refunds.set(refund.id, refund);
    send('refund.created', refund);
    return { status: 200, json: refund };
  }

  /** Expires at its time, as Stripe does by itself. */
  function touch(session: FakeSession): FakeSession {
    if (session.status === 'open' && session.expires_at <= now()) expire(session);
    return session;
  }

  function expire(session: FakeSession): void {
    session.status = 'expired';
    session.url = null;
    send('checkout.session.expired', session);
  }

  /** The buyer pays. `values` are what the webhook reports. */
  function pay(
    id: string,
    values: Partial<Pick<FakeSession, 'amount_total' | 'currency'>> = {},
  ): SignedWebhook {
    const session = sessions.get(id);
    if (session?.status !== 'open') throw new Error('The session is not open.');
    const payment_intent = newId('pi');
    Object.assign(session, values, { status: 'complete', payment_status: 'paid', payment_intent, url: null });
    paid.set(payment_intent, session.amount_total);
    return send('checkout.session.completed', session);
  }

  function showPage(session: FakeSession, message?: string): FakeResponse {
    const { cancel_url: cancelUrl } = session;
    if (session.status === 'complete')
      return { status: 200, html: createPage({ title: 'You are all done here', cancelUrl }) };
    if (session.status === 'expired')
      return { status: 200, html: createPage({ title: 'This page has expired', cancelUrl }) };
    const buttons = { Pay: 'pay', 'Pay with a declined card': 'decline' };
    return {
      status: 200,
      html: createPage({ title: 'Stripe stand-in', ...(message && { message }), buttons, cancelUrl }),
    };
  }

  function respondAsPage({ method, body, path }: FakeRequest): FakeResponse {
    const found = sessions.get(path.split('/').at(-1) ?? '');
    if (!found) return { status: 404, html: createPage({ title: 'Unknown page' }) };
    const session = touch(found);
    if (method !== 'POST' || session.status !== 'open') return showPage(session);
    if (new URLSearchParams(body).get('outcome') !== 'pay')
      return showPage(session, 'Your card was declined.');
    pay(session.id);
    return { status: 303, html: '', headers: { Location: session.success_url } };
  }

  function respondAsApi({ method, path, query, body }: FakeRequest): FakeResponse {
    const params = new URLSearchParams(body);
    const [, , , , id = '', action] = path.split('/');
    if (path === '/v1/checkout/sessions') return createSession(params);
    if (path === '/v1/refunds' && method === 'POST') return createRefund(params);
    if (path === '/v1/refunds') {
      const data = [...refunds.values()].filter(
        ({ payment_intent }) => payment_intent === query.get('payment_intent'),
      );
      return { status: 200, json: { object: 'list', data, has_more: false, url: path } };
    }
    const session = sessions.get(id);
    if (!session) return refuse('No such checkout.session', 'invalid_request_error', 404);
    touch(session);
    if (action === 'expire') {
      if (session.status !== 'open')
        return refuse('Only Checkout Sessions with a status of open can be expired.');
      expire(session);
    }
    return { status: 200, json: session };
  }

  /** The first answer to a key is repeated, except for a key with other parameters. */
  function respondOnce(request: FakeRequest): FakeResponse {
    const key = String(request.headers['idempotency-key'] ?? '');
    if (request.method !== 'POST' || !key) return respondAsApi(request);
    const { body } = request;
    const earlier = stored.get(key);
    if (earlier && earlier.body !== body)
      return refuse(
        'Keys for idempotent requests can only be used with the same parameters.',
        'idempotency_error',
      );
    const response = earlier?.response ?? respondAsApi(request);
    // Stripe stores no answers to requests that failed validation.
    if (response.status < 400 || response.status >= 500) stored.set(key, { body, response });
    return response;
  }

  const server = await startFakeServer((request) => {
    if (request.path.startsWith('/c/pay/')) return respondAsPage(request);
    if (nextFailure !== undefined) {
      const status = nextFailure;
      nextFailure = undefined;
      return {
        ...refuse('Something failed.', 'api_error', status),
        headers: { 'stripe-should-retry': 'false' },
      };
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
      return refuse('Invalid API Key provided: sk_****', 'invalid_request_error', 401);
    return respondOnce(request);
  });

  return {
    url: server.url,
    requests: server.requests,
    close: server.close,
    sessions,
    refunds,
    webhooks,
    pay,
    sign,
    createEvent,
    send,
    settings: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: server.url },
    /** From now on webhooks are sent here. */
    connect(url: string | undefined) {
      hook = url;
    },
    /** The statuses of the answers to all webhooks so far. */
    delivered: () => Promise.all(deliveries),
    /** The next request to the API gets this status. */
    failNext(status: number) {
      nextFailure = status;
    },
    /** Later refunds begin with this status. */
    refundAs(status: FakeRefund['status']) {
      refundStatus = status;
    },
    /** A refund gets another status, and its webhook is sent. */
    changeRefund(id: string, status: FakeRefund['status'], failureReason?: string): SignedWebhook {
      const refund = refunds.get(id);
      if (!refund) throw new Error('There is no such refund.');
      Object.assign(refund, { status }, failureReason && { failure_reason: failureReason });
      return send(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
