import { createHmac, randomBytes } from 'node:crypto';
import {
  createPage,
  deliver,
  type FakeRequest,
  type FakeResponse,
  type SignedWebhook,
  startFakeServer,
} from './fake-server';

export const RAZORPAY_KEY_ID = 'rzp_test_standin';
const RAZORPAY_KEY_SECRET = 'a-key-secret-of-the-tests';
export const RAZORPAY_WEBHOOK_SECRET = 'a-webhook-secret-of-the-tests';

interface FakeLink {
  id: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  short_url: string;
  callback_url: string;
  expire_by: number;
  payments: { payment_id: string; amount: number; status: string; created_at: number }[] | null;
}

interface FakeRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  notes: Record<string, string> | [];
}

interface FakeRazorpayOptions {
  clock?: () => Date;
  /** Webhooks are sent here at once. Without it, they are only collected. */
  webhookUrl?: string;
}

const MIN_SECONDS = 15 * 60;

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

const refuse = (description: string, status = 400): FakeResponse => ({
  status,
  json: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** A local server with the documented behaviour of Razorpay Payment Links, refunds and webhooks. */
export async function startFakeRazorpay({ clock = () => new Date(), webhookUrl }: FakeRazorpayOptions = {}) {
  const links = new Map<string, FakeLink>();
  const refunds = new Map<string, FakeRefund>();
  const captured = new Map<string, number>();
  const stored = new Map<string, { body: string; response: FakeResponse }>();
  const webhooks: SignedWebhook[] = [];
  const deliveries: Promise<number>[] = [];
  let hook = webhookUrl;
  let nextFailure: number | undefined;
  let refundStatus: FakeRefund['status'] = 'processed';
  const now = () => Math.floor(clock().getTime() / 1000);

  /** Signs like Razorpay: HMAC-SHA256 of the body alone. */
  function sign(body: string, secret = RAZORPAY_WEBHOOK_SECRET): SignedWebhook {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': newId('evt') } };
  }

  const createEvent = (event: string, payload: Record<string, unknown>): string =>
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_standin',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: now(),
    });

  function send(event: string, payload: Record<string, unknown>): SignedWebhook {
    const webhook = sign(createEvent(event, payload));
    webhooks.push(webhook);
    if (hook) deliveries.push(deliver(hook, webhook).catch(() => 0));
    return webhook;
  }

  function createLink(json: Partial<FakeLink>): FakeResponse {
    const { amount = 0, currency = 'INR', reference_id = '', expire_by = 0, callback_url = '' } = json;
    if (!(amount >= 100)) return refuse('The amount must be at least INR 1.00');
    if (expire_by < now() + MIN_SECONDS)
      return refuse('expire_by should be at least 15 minutes after current time');
    if (reference_id.length > 40) return refuse('The reference id may not be greater than 40 characters.');
    if ([...links.values()].some((link) => link.reference_id === reference_id))
      return refuse(`payment link with given reference_id (${reference_id}) already exists`);
    const id = newId('plink');
    const link: FakeLink = {
      id,
      status: 'created',
      amount,
      amount_paid: 0,
      currency,
      reference_id,
      callback_url,
      expire_by,
      short_url: `${server.url}/i/${id}`,
      payments: null,
    };
    links.set(id, link);
    return { status: 200, json: link };
  }

  /** Expires at its time, as Razorpay does by itself. */
  function touch(link: FakeLink): FakeLink {
    if (link.status === 'created' && link.expire_by <= now()) {
      link.status = 'expired';
      send('payment_link.expired', { payment_link: link });
    }
    return link;
  }

  /** The buyer pays. `values` are what the webhook reports. */
  function pay(id: string, values: { amount?: number; currency?: string } = {}): SignedWebhook {
    const link = links.get(id);
    if (link?.status !== 'created') throw new Error('The payment link is not open.');
    const { amount = link.amount, currency = link.currency } = values;
    const payment = {
      id: newId('pay'),
      entity: 'payment',
      amount,
      currency,
      status: 'captured',
      created_at: now(),
    };
    const { id: payment_id, status, created_at } = payment;
    Object.assign(link, { status: 'paid', amount_paid: amount, currency });
    link.payments = [{ payment_id, amount, status, created_at }];
    captured.set(payment_id, amount);
    return send('payment_link.paid', { payment_link: link, order: { id: newId('order') }, payment });
  }

  function createRefund(
    paymentId: string,
    json: { amount?: number; notes?: Record<string, string> },
  ): FakeResponse {
    const rest = captured.get(paymentId);
    const { amount = 0 } = json;
    if (rest === undefined) return refuse('The id provided does not exist');
    if (!(amount > 0) || amount > rest)
      return refuse('The total refund amount is greater than the refund payment amount');
    captured.set(paymentId, rest - amount);
    const refund: FakeRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: paymentId,
      amount,
      currency: 'INR',
      status: refundStatus,
      notes: json.notes ?? [],
    };
    refunds.set(refund.id, refund);
    send('refund.created', { refund });
    if (refundStatus === 'processed') send('refund.processed', { refund });
    return { status: 200, json: refund };
  }

  /** A refund with the key of an earlier one is that refund; other contents are refused. */
  function refundOnce({ headers, body }: FakeRequest, paymentId: string): FakeResponse {
    const key = String(headers['x-refund-idempotency'] ?? '');
    if (key && !/^[\w-]{10,}$/.test(key)) return refuse('The idempotency key is not valid.');
    const earlier = stored.get(key);
    if (earlier && earlier.body !== body)
      return refuse('Different request body sent with the same idempotency key.');
    const response = earlier?.response ?? createRefund(paymentId, JSON.parse(body));
    if (key && response.status < 400) stored.set(key, { body, response });
    return response;
  }

  function respondAsPage({ method, body, path }: FakeRequest): FakeResponse {
    const found = links.get(path.split('/').at(-1) ?? '');
    if (!found) return { status: 404, html: createPage({ title: 'Unknown page' }) };
    const link = touch(found);
    if (link.status !== 'created')
      return { status: 200, html: createPage({ title: `This payment link is ${link.status}` }) };
    const buttons = { Pay: 'pay', 'Pay with a declined card': 'decline' };
    const title = 'Razorpay stand-in';
    if (method !== 'POST') return { status: 200, html: createPage({ title, buttons }) };
    if (new URLSearchParams(body).get('outcome') !== 'pay')
      return { status: 200, html: createPage({ title, message: 'Your payment has failed.', buttons }) };
    pay(link.id);
    const back = new URL(link.callback_url);
    back.searchParams.set('razorpay_payment_id', link.payments?.[0]?.payment_id ?? '');
    back.searchParams.set('razorpay_payment_link_id', link.id);
    back.searchParams.set('razorpay_payment_link_reference_id', link.reference_id);
    back.searchParams.set('razorpay_payment_link_status', 'paid');
    return { status: 303, html: '', headers: { Location: back.href } };
  }

  function respondAsApi(request: FakeRequest): FakeResponse {
    const { method, path, query, body } = request;
    const [, , area, id = '', action] = path.split('/');
    if (area === 'payments') {
      if (method === 'POST') return refundOnce(request, id);
      const items = [...refunds.values()].filter(({ payment_id }) => payment_id === id);
      return { status: 200, json: { entity: 'collection', count: items.length, items } };
    }
    if (method === 'POST' && !id) return createLink(JSON.parse(body));
    if (!id) {
      const reference = query.get('reference_id');
      const payment_links = [...links.values()].filter((link) => link.reference_id === reference);
      return { status: 200, json: { payment_links } };
    }
    const link = links.get(id);
    if (!link) return refuse('The id provided does not exist');
    touch(link);
    if (action === 'cancel') {
      if (link.status !== 'created') return refuse('Payment Link cannot be cancelled as it is already paid.');
      link.status = 'cancelled';
      send('payment_link.cancelled', { payment_link: link });
    }
    return { status: 200, json: link };
  }

  const authorization = `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  const server = await startFakeServer((request) => {
    if (request.path.startsWith('/i/')) return respondAsPage(request);
    if (nextFailure !== undefined) {
      const status = nextFailure;
      nextFailure = undefined;
      return refuse('Something failed.', status);
    }
    if (request.headers.authorization !== authorization) return refuse('Authentication failed', 401);
    return respondAsApi(request);
  });

  return {
    url: server.url,
    requests: server.requests,
    close: server.close,
    sessions: links,
    refunds,
    webhooks,
    pay,
    sign,
    createEvent,
    send,
    settings: {
      RAZORPAY_KEY_ID,
      RAZORPAY_KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET,
      RAZORPAY_API_URL: server.url,
    },
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
    refundAs(status: 'pending' | 'succeeded') {
      refundStatus = status === 'pending' ? 'pending' : 'processed';
    },
    /** A refund gets another status, and its webhook is sent. */
    changeRefund(id: string, status: 'succeeded' | 'failed'): SignedWebhook {
      const refund = refunds.get(id);
      if (!refund) throw new Error('There is no such refund.');
      refund.status = status === 'failed' ? 'failed' : 'processed';
      return send(`refund.${refund.status}`, { refund });
    },
  };
}

export type FakeRazorpay = Awaited<ReturnType<typeof startFakeRazorpay>>;
