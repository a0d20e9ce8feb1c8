import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRazorpayProvider } from '~/server/payments/providers/razorpay-provider.server';
import { createStripeProvider } from '~/server/payments/providers/stripe-provider.server';
import { runInSpan } from '~/server/tracing/span.server';
import { type FakeServer, startFakeServer } from '../../fakes/payments/fake-server';
import { createSpanRecorder } from '../../fakes/record-spans';

const clock = () => new Date('2026-11-25T12:00:00Z');
const received: (string | undefined)[] = [];
let server: FakeServer;

beforeAll(async () => {
  server = await startFakeServer(({ headers }) => {
    received.push(headers.traceparent as string | undefined);
    return { status: 200, json: { id: 'x_1', url: 'https://pay.example/x_1', payment_links: [], ...LINK } };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
});

const LINK = { short_url: 'https://pay.example/x_1', status: 'created', currency: 'INR' };

const REQUEST = {
  key: 'a-key',
  orderNumber: 'TS-2627-000001',
  amount: 10_000,
  currency: 'INR',
  returnUrl: 'https://shop.example/',
  cancelUrl: 'https://shop.example/',
  expiresAt: new Date('2026-11-25T13:00:00Z'),
};

const providers = {
  stripe: () =>
    createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: server.url, clock }),
  razorpay: () =>
    createRazorpayProvider({
      keyId: 'rzp_test_1',
      keySecret: 'secret',
      webhookSecret: 'w'.repeat(12),
      apiUrl: server.url,
      clock,
    }),
};

it.each(Object.entries(providers))('R-TRACE-2: %s gets the trace of the request', async (name, create) => {
  const recorder = createSpanRecorder();
  const root = recorder.startTrace({ name: 'request', kind: 'server' });
  await runInSpan(root, () => create().createSession(REQUEST));
  const [call] = recorder.find(`request ${name}`);
  expect(call).toMatchObject({ traceId: root.traceId, hasEnded: true });
  expect(received.at(-1)).toContain(`${root.traceId}-`);
  expect(JSON.stringify(recorder.spans)).not.toMatch(/TS-2627|a-key|x_1/);
});

it.each(Object.entries(providers))('without a trace %s gets none', async (_, create) => {
  await create().createSession(REQUEST);
  expect(new Set(received)).toEqual(new Set([undefined]));
});
