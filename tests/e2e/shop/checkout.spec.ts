import { expectNoAxeViolations } from '../support/accessibility';
import {
  deliverySection,
  fillCheckoutForm,
  orderMugs,
  placeOrderButton,
  readOrderNumber,
} from '../support/checkout-form';
import { focusByTab } from '../support/focus-by-tab';
import { openPageWithMugs, openSampleCart, readStoredCart } from '../support/stored-cart';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

test('the whole journey by keyboard', async ({ page }) => {
  await openPageWithMugs(page, '/shop/cart');
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await focusByTab(page, /^Go to checkout/);
  await page.keyboard.press('Enter');
  await expect(placeOrderButton(page)).toBeVisible();
  const answers: [RegExp, string][] = [
    [/^Your name/, 'Asha Menon'],
    [/^E-mail address/, 'asha@example.com'],
    [/^Phone number/, '9876543210'],
    [/^Street and house/, '14 Brick Kiln Lane'],
    [/^PIN code/, '560038'],
    [/^City/, 'Bengaluru'],
  ];
  for (const [label, text] of answers) {
    await focusByTab(page, label);
    await page.keyboard.type(text);
  }
  await expect(deliverySection(page).getByLabel('State or union territory')).toHaveValue('Karnataka');
  await focusByTab(page, /^I accept/);
  await page.keyboard.press('Space');
  await focusByTab(page, /^Place the order at/);
  await page.keyboard.press('Enter');
  await readOrderNumber(page);
  await expect(page.getByText('Thank you. Your order is in')).toBeVisible();
});

test('only what was ordered leaves the cart, and only once', async ({ page }) => {
  await openSampleCart(page);
  await page.goto('/shop/checkout?buy=mosaic-mug:2');
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await readStoredCart(page)).toHaveLength(3);

  await openPageWithMugs(page);
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  const address = page.url();
  expect(await readStoredCart(page)).toHaveLength(0);

  await page.evaluate((cart) => localStorage.setItem('tessera.cart.v1', cart), '[]');
  await page.goto('/shop/single/mosaic-mug');
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByText('Mosaic mug added to your cart')).toBeVisible();
  await page.goto(address);
  expect(await readStoredCart(page)).toHaveLength(1);
});

test.describe('Faults in the form', () => {
  test('are said at the field and in a summary, the focus goes to the first, and go when they are mended', async ({
    page,
  }) => {
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    const pin = deliverySection(page).getByLabel('PIN code');
    await pin.fill('00000');
    await page.getByLabel('Phone number').fill('12');
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert')).toContainText('2 things need another look');
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await expect(pin).toHaveAccessibleDescription(/six digits/);
    await page.getByRole('link', { name: /A PIN code has six digits/ }).click();
    await expect(pin).toBeFocused();
    await pin.fill('560038');
    await pin.blur();
    await expect(page.getByRole('alert')).toContainText('One thing needs another look');
    await expect(pin).not.toHaveAttribute('aria-invalid');
  });

  test('the server checks when the browser could not', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 400/);
    browserErrors.expect(/request failed: GET \/assets\/parse-checkout/);
    await page.route('**/assets/parse-checkout*', (route) => route.abort('connectionfailed'));
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    await page.getByText('Invoice to a company or another address').click();
    await page.getByLabel('GSTIN').fill('29ABCDE1234F1Z6');
    await page.getByText('Invoice to a company or another address').click();
    await placeOrderButton(page).click();
    await expect(page.getByLabel('GSTIN')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon');
  });

  test('what was typed outlives a reload', async ({ page }) => {
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    await page.getByLabel('Bank transfer').check();
    await page.getByLabel('A note for us').fill('Ring twice');
    await page.reload();
    await expect(page.getByLabel('A note for us')).toHaveValue('Ring twice');
    await expect(deliverySection(page).getByLabel('State or union territory')).toHaveValue('Karnataka');
    await expect(page.getByLabel('Bank transfer')).toBeChecked();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    expect(await page.evaluate(() => sessionStorage.getItem('tessera.checkout-draft.v1'))).toBeNull();
  });
});

test('the order page: exact amount, reference, history, and a link that is a secret', async ({
  page,
  request,
}) => {
  const number = await orderMugs(page);
  const address = new URL(page.url());
  const link = await page
    .getByRole('link', { name: 'Open in a UPI app', includeHidden: true })
    .getAttribute('href');
  const upi = new URL(link ?? '');
  expect([upi.searchParams.get('am'), upi.searchParams.get('tr')]).toEqual(['765.82', number]);
  await expect(
    page.getByRole('img', { name: `QR code: pay Rs. 765.82 for order ${number} by UPI` }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Placed' })).toHaveAttribute(
    'aria-current',
    'step',
  );

  const answer = await request.get(address.pathname + address.search);
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"');
  const wrong = await request.get(`${address.pathname}?key=wrong`);
  const unknown = await request.get('/shop/orders/TS-2627-999999?key=wrong');
  expect([wrong.status(), unknown.status()]).toEqual([404, 404]);
});

test('by bank transfer: what the form of a bank asks for', async ({ page }) => {
  await page.goto('/shop/checkout?buy=tile-tee:2:Dark+print:M');
  await fillCheckoutForm(page);
  await page.getByLabel('Bank transfer').check();
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  const payment = page.getByRole('region', { name: /by bank transfer/ });
  await expect(payment).toContainText('IFSC');
  await expect(payment.getByRole('button', { name: 'Copy: Reference' })).toHaveAttribute('value', number);
  await expect(page.getByText('Dark print, M')).toBeVisible();
});

for (const theme of themes) {
  test(`nothing for axe to find (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    await openPageWithMugs(page);
    await page.getByText('Invoice to a company or another address').click();
    // The rules are fetched at the first focus; before they are there the server checks.
    await page.waitForLoadState('networkidle');
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page, '#content');
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await page.getByText('Why this price').click();
    await expectNoAxeViolations(page, '#content');
  });
}
