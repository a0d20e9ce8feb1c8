import { recordEarlyRefund } from '~/server/orders/online-payments/early-refund.server';
import { createOnlinePayments } from '~/server/orders/online-payments/online-payments.server';
import { sendRefund } from '~/server/orders/online-payments/send-refund.server';
import { checkPaymentSession } from '~/server/orders/online-payments/settle-session.server';
import { createRazorpayProvider } from '~/server/payments/providers/razorpay-provider.server';
import { createStripeProvider } from '~/server/payments/providers/stripe-provider.server';
import { startFakeRazorpay } from '../../fakes/payments/fake-razorpay';
import type { SignedWebhook } from '../../fakes/payments/fake-server';
import { startFakeStripe } from '../../fakes/payments/fake-stripe';
import { runJobs } from '../../fakes/run-jobs';
import { actor, type PlacedOrder, type TestShop } from './test-shop';

export const SITE_URL = 'https://shop.example';

/** Both providers with one order method each. */
export const providerCases = [
  { provider: 'stripe', method: 'card' },
  { provider: 'razorpay', method: 'razorpay' },
] as const;

export type ProviderCase = (typeof providerCases)[number];

async function startFakes(clock: () => Date) {
  return { stripe: await startFakeStripe({ clock }), razorpay: await startFakeRazorpay({ clock }) };
}

function createProviders({ stripe, razorpay }: Awaited<ReturnType<typeof startFakes>>, clock: () => Date) {
  const { settings: card } = stripe;
  const { settings: other } = razorpay;
  return {
    stripe: createStripeProvider({
      secretKey: card.STRIPE_SECRET_KEY,
      webhookSecret: card.STRIPE_WEBHOOK_SECRET,
      apiUrl: stripe.url,
      clock,
    }),
    razorpay: createRazorpayProvider({
      keyId: other.RAZORPAY_KEY_ID,
      keySecret: other.RAZORPAY_KEY_SECRET,
      webhookSecret: other.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: razorpay.url,
      clock,
    }),
  };
}

/** Online payments of a test shop, against stand-ins of both providers. */
export async function openTestPayments(shop: TestShop) {
  const { clock } = shop.deps;
  const fakes = await startFakes(clock);
  const providers = createProviders(fakes, clock);
  const errors: unknown[] = [];
  const deps = { ...shop.deps, db: shop.database.db, providers, siteUrl: SITE_URL };
  const reportError = (error: unknown) => void errors.push(error);
  const payments = createOnlinePayments(shop.database, { ...deps, reportError });
  const handlers = {
    'send-refund': sendRefund(deps),
    'early-refund': recordEarlyRefund(deps),
    'check-payment-session': checkPaymentSession(deps),
  };

  const links = { returnPath: '/order?payment=returned', cancelPath: '/order?payment=cancelled' };
  const start = ({ number, accessKey }: PlacedOrder, { method }: ProviderCase) =>
    payments.startPayment({ number, accessKey }, { method, ...links });

  /** Opens the payment page of an order. Resolves to the provider's id of it. */
  async function openPage(order: PlacedOrder, which: ProviderCase): Promise<string> {
    const result = await start(order, which);
    if (result.kind !== 'started')
      throw new Error(`The payment was ${result.kind}.`, { cause: errors.at(-1) });
    return result.url.split('/').at(-1) ?? '';
  }

  const receive = ({ provider }: ProviderCase, { body, headers }: SignedWebhook) =>
    payments.receiveWebhook(provider, Buffer.from(body), new Headers(headers));

  /** The buyer pays an order, and its webhook arrives. */
  async function pay(order: PlacedOrder, which: ProviderCase): Promise<SignedWebhook> {
    const webhook = fakes[which.provider].pay(await openPage(order, which));
    await receive(which, webhook);
    return webhook;
  }

  return {
    payments,
    fakes,
    errors,
    start,
    openPage,
    receive,
    pay,
    handlers,
    runJobs: () => runJobs(shop.database, handlers),
    async refund(number: string, amount: number) {
      const { version } = await shop.readOrder(number);
      const form = { number, version, reason: 'Damaged', amount };
      return shop.management.refund(actor, form);
    },
    /** The sessions of all orders, the oldest first. */
    readSessions: () =>
      shop.database.rows<{ id: string; url: string; isOpen: boolean }>({
        text: 'select id, url, expires_at > $1 as "isOpen" from payment_sessions order by created_at, id',
        values: [clock()],
      }),
    async close() {
      await fakes.stripe.close();
      await fakes.razorpay.close();
    },
  };
}

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>;
