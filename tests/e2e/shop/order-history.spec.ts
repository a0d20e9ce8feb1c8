import { expectAccessibleInBothThemes } from '../support/accessibility';
import { fillCheckoutForm, orderMugs, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('a user finds, opens, repeats and cancels an order', async ({ page }) => {
  await signInAs(page.request);
  const number = await orderMugs(page, 2);
  await page.goto('/account/order-history');
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/account/order-history/${number}`);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('2 × ')).toBeVisible();

  await page.getByRole('link', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(/\/shop\/checkout\?buy=mosaic-mug/);
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  const secondNumber = await readOrderNumber(page);
  expect(secondNumber).not.toBe(number);

  await page.goto(`/account/order-history/${number}`);
  await page.getByText('Cancel this order').click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await expect(page.getByText('Cancel this order')).toBeHidden();

  await page.goto('/account/order-history');
  await page.getByLabel('Number or product').fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Cancelled');
  await expect(page.getByRole('link', { name: secondNumber })).toBeHidden();
  await page.getByRole('link', { name: 'In progress' }).click();
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page.getByRole('link', { name: secondNumber })).toBeVisible();
});

test('a second cancellation shows the cancelled order', async ({ page }) => {
  await signInAs(page.request);
  const number = await orderMugs(page);
  await page.goto(`/account/order-history/${number}`);
  await page.getByText('Cancel this order').click();
  await page.request.post(`/account/order-history/${number}`, {
    form: { intent: 'cancel' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
});

test('an order that was packed meanwhile is not cancelled', async ({
  page,
  browser,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/status 409/);
  await signInAs(page.request);
  const number = await orderMugs(page);
  await page.goto(`/account/order-history/${number}`);
  await page.getByText('Cancel this order').click();

  const staff = await browser.newContext({ baseURL });
  await signInAs(staff.request, 'staff');
  const staffPage = await staff.newPage();
  await staffPage.goto(`/admin/orders/${number}`);
  await staffPage.locator('summary', { hasText: 'Record a payment' }).click();
  const measureWidth = async (label: string) => (await staffPage.getByLabel(label).boundingBox())?.width ?? 0;
  // The date of Firefox needs more width than an amount.
  await expect
    .poll(async () => (await measureWidth('Arrived on')) - (await measureWidth('Amount, Rs.')))
    .toBeGreaterThan(0);
  await staffPage.getByLabel('Reference').fill('UTR7700112233');
  await staffPage.getByRole('button', { name: 'Record it' }).click();
  await staffPage.getByRole('button', { name: /^Pack\b/ }).click();
  await expect(staffPage.getByRole('status').filter({ hasText: 'Packed.' })).toBeVisible();
  await staff.close();

  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByText('The order could not be cancelled')).toBeVisible();
  await expect(page.getByText('Cancel this order')).toBeHidden();
});

test('the order of another user is not found', async ({ page, browser, baseURL }) => {
  await signInAs(page.request);
  const number = await orderMugs(page);
  const context = await browser.newContext({ baseURL });
  await signInAs(context.request, 'admin');
  expect((await context.request.get(`/account/order-history/${number}`)).status()).toBe(404);
  const cancelResponse = await context.request.post(`/account/order-history/${number}`, {
    form: { intent: 'cancel' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(cancelResponse.status()).toBe(404);
  await context.close();
  await page.goto(`/account/order-history/${number}`);
  await expect(page.getByText('Cancel this order')).toBeVisible();
});

test('the order history is accessible and fits a phone in both themes', async ({ page }) => {
  test.slow();
  await signInAs(page.request);
  const number = await orderMugs(page);
  await page.goto(`/account/order-history/${number}`);
  await expectAccessibleInBothThemes(page);
  await page.goto('/account/order-history');
  await expectAccessibleInBothThemes(page);
  for (const path of ['/account/order-history', `/account/order-history/${number}`]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect.poll(() => findOverflow(page), path).toEqual([]);
  }
});
