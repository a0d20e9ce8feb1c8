import type { Page } from '@playwright/test';
import { sendStripeDispute } from '../../fakes/payments/dispute-webhooks.ts';
import { type FakeStripe, startFakeStripe } from '../../fakes/payments/fake-stripe.ts';
import { expectNoAxeViolations } from '../support/accessibility';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import { fillCheckoutForm, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { signInAs } from '../support/sign-in-as';
import { openPageWithMugs, readStoredCart } from '../support/stored-cart';
import { test as base, expect } from '../support/test';

interface PaymentFixtures {
  /** The site takes cards at this stand-in of Stripe. */
  stripe: FakeStripe;
}

const test = base.extend<object, PaymentFixtures>({
  stripe: [
    async ({ browserName: _ }, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  siteSettings: [({ stripe }, use) => use(stripe.settings), { scope: 'worker' }],
});

const confirmed = 'Thank you for your payment.';

/** The page of the stand-in is on another site than the shop. */
async function pressOnPaymentPage(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Stripe stand-in' })).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.beforeEach(({ site, stripe }) => stripe.connect(`${site.url}/webhooks/stripe`));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an order is paid by card after a declined card and a visit to the order', async ({
      page,
      browserErrors,
    }) => {
      if (!javaScriptEnabled) browserErrors.expect(blockedScriptRequest);
      if (javaScriptEnabled) await openPageWithMugs(page, '/shop/checkout', 2);
      else await page.goto('/shop/checkout?buy=mosaic-mug:2');
      await fillCheckoutForm(page);
      await page.getByRole('radio', { name: /^Card / }).check();
      await placeOrderButton(page).click();
      await pressOnPaymentPage(page, 'Pay with a declined card');
      await expect(page.getByRole('status')).toHaveText('Your card was declined.');
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await readOrderNumber(page);
      await expect(page.getByText('Not paid yet')).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      // The content security policy must allow the redirect of this form to another site.
      await page.getByRole('button', { name: /^Pay Rs\. .* now$/ }).click();
      await pressOnPaymentPage(page, 'Pay');
      await expect(page.getByText(confirmed)).toBeVisible();
      await page.goBack();
      if (!javaScriptEnabled) return;
      await page.goto('/shop/cart');
      await expect.poll(() => readStoredCart(page)).toEqual([]);
    });
  });
}

test('a buyer who comes back before the webhook sees the page change by itself', async ({
  page,
  site,
  stripe,
}) => {
  stripe.connect(undefined);
  await openPageWithMugs(page, '/shop/checkout', 3);
  await fillCheckoutForm(page);
  await page.getByRole('radio', { name: /^Card / }).check();
  await placeOrderButton(page).click();
  await pressOnPaymentPage(page, 'Pay');
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  await expectNoAxeViolations(page);
  const webhook = stripe.webhooks.at(-1);
  await page.request.post(`${site.url}/webhooks/stripe`, {
    data: webhook?.body ?? '',
    headers: { 'Content-Type': 'application/json', ...webhook?.headers },
  });
  await expect(page.getByText(confirmed)).toBeVisible();
});

test('R-DISPUTE-1: staff see that a payment is disputed, and cannot refund what the provider holds', async ({
  page,
  site,
  stripe,
}) => {
  await openPageWithMugs(page, '/shop/checkout', 1);
  await fillCheckoutForm(page);
  await page.getByRole('radio', { name: /^Card / }).check();
  await placeOrderButton(page).click();
  await pressOnPaymentPage(page, 'Pay');
  const number = await readOrderNumber(page);
  const session = [...stripe.sessions.values()].at(-1);
  const dispute = {
    paymentReference: session?.payment_intent ?? '',
    amount: session?.amount_total ?? 0,
    answerBy: Math.floor(Date.now() / 1000) + 7 * 24 * 3600,
  };
  const report = async (state: 'open' | 'lost') => {
    const { body, headers } = sendStripeDispute(stripe, { ...dispute, state });
    await page.request.post(`${site.url}/webhooks/stripe`, {
      data: body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  await report('open');
  await signInAs(page.request, 'staff');
  await page.goto('/admin');
  await page.getByRole('link', { name: /dispute to answer/ }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('The buyer claims the money back from the bank.')).toBeVisible();
  await expect(page.getByText(/Stripe holds the money: .* Keep the parcel until then\./)).toBeVisible();
  await expect(page.getByText('Refund', { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await report('lost');
  await page.reload();
  await expect(page.getByText('Cancel the order instead of sending it.')).toBeVisible();
  await expect(page.getByText('Your bank returned the money after a dispute')).toBeVisible();
  await expect(page.getByText('No payment is disputed.')).toBeVisible();
  await page.goto('/admin/orders?view=to-pack');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('paid back');
});
