import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import {
  fillCheckoutForm,
  findDeliverySection,
  orderMugs,
  placeOrderButton,
  readOrderNumber,
} from '../support/checkout-form';
import { focusByTab } from '../support/focus-by-tab';
import { listPolicyViolations } from '../support/policy-violations';
import { openPageWithMugs, openSampleCart, readStoredCart } from '../support/stored-cart';
import { expect, test } from '../support/test';
import { waitForToast } from '../support/wait-for-toast';

test('a guest orders by keyboard', async ({ page }) => {
  await openPageWithMugs(page, '/shop/cart');
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await focusByTab(page, /^Go to checkout/);
  await page.keyboard.press('Enter');
  await expect(placeOrderButton(page)).toBeVisible();
  const typedFields: [RegExp, string][] = [
    [/^Your name/, 'Asha Menon'],
    [/^Email address/, 'asha@example.com'],
    [/^Phone number/, '9876543210'],
    [/^Street and house/, '14 Brick Kiln Lane'],
    [/^PIN code/, '560038'],
    [/^City/, 'Bengaluru'],
  ];
  for (const [label, text] of typedFields) {
    await focusByTab(page, label);
    await page.keyboard.type(text);
  }
  await expect(findDeliverySection(page).getByLabel('State or union territory')).toHaveValue('Karnataka');
  await focusByTab(page, /^I accept/);
  await page.keyboard.press('Space');
  await focusByTab(page, /^Place the order at/);
  await page.keyboard.press('Enter');
  await readOrderNumber(page);
  await expect(page.getByText('Thank you. Your order is placed')).toBeVisible();
});

test('the browser validates the form without a violation of the content security policy', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 400: POST \/shop\/checkout/);
  const violations = await listPolicyViolations(page);
  await openPageWithMugs(page, '/shop/checkout');
  await placeOrderButton(page).click();
  const phone = page.getByLabel('Phone number');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  // From the first submission the browser validates what is typed, as soon as it has loaded the rules.
  await phone.fill('98765 43210');
  await expect(async () => {
    await phone.focus();
    await phone.blur();
    await expect(phone).not.toHaveAttribute('aria-invalid', { timeout: 500 });
  }).toPass();
  expect(violations).toEqual([]);
});

test('the order is placed when the script of the field for a code cannot be loaded', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^request failed: GET \/assets\/discount-code-field-/);
  await page.route('**/assets/discount-code-field-*.js', (route) => route.abort());
  await openPageWithMugs(page, '/shop/checkout');
  await expect(page.getByText('The field for a discount code or a gift card could not')).toBeVisible();
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('a field for a code that could not be loaded is there after loading again, with what was entered', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^request failed: GET \/assets\/discount-code-field-/);
  const script = '**/assets/discount-code-field-*.js';
  await page.route(script, (route) => route.abort());
  await openPageWithMugs(page, '/shop/checkout');
  const loadAgain = page.getByRole('button', { name: 'load the page again' });
  await expect(loadAgain).toBeVisible();
  await page.getByLabel('Name').first().fill('Asha Kulkarni');
  await page.unroute(script);
  await loadAgain.click();
  await expect(page.getByText('Discount code or gift card', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Asha Kulkarni');
});

test('an order removes the ordered items from the cart once', async ({ page }) => {
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
  const orderUrl = page.url();
  // The script of the page removes them.
  await expect.poll(() => readStoredCart(page)).toHaveLength(0);

  await page.evaluate((cart) => localStorage.setItem('tessera.cart.v1', cart), '[]');
  await page.goto('/shop/single/mosaic-mug');
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await waitForToast(page, 'Mosaic mug added to your cart');
  await page.goto(orderUrl);
  expect(await readStoredCart(page)).toHaveLength(1);
});

test.describe('Invalid fields', () => {
  test('errors show at the field and in a summary, the first invalid field gets the focus, and corrected errors disappear', async ({
    page,
  }) => {
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    const pin = findDeliverySection(page).getByLabel('PIN code');
    await pin.fill('00000');
    await page.getByLabel('Phone number').fill('12');
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please check 2 fields');
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await expect(pin).toHaveAccessibleDescription(/six digits/);
    await page.getByRole('link', { name: /A PIN code has six digits/ }).click();
    await expect(pin).toBeFocused();
    await pin.fill('560038');
    await pin.blur();
    await expect(page.getByRole('alert')).toContainText('Please check one field');
    await expect(pin).not.toHaveAttribute('aria-invalid');
  });

  test('the server validates the form when the rules do not load in the browser', async ({
    page,
    browserErrors,
  }) => {
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

  test('the typed values stay after a reload', async ({ page }) => {
    await openPageWithMugs(page);
    await fillCheckoutForm(page);
    await page.getByLabel('Bank transfer').check();
    await page.getByRole('textbox', { name: /^Note/ }).fill('Ring twice');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('Ring twice');
    await expect(findDeliverySection(page).getByLabel('State or union territory')).toHaveValue('Karnataka');
    await expect(page.getByLabel('Bank transfer')).toBeChecked();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    expect(await page.evaluate(() => sessionStorage.getItem('tessera.checkout-draft.v1'))).toBeNull();
  });
});

test('the order page shows the UPI amount, reference and status, and needs the key of its link', async ({
  page,
  request,
}) => {
  const number = await orderMugs(page);
  const orderUrl = new URL(page.url());
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

  const response = await request.get(orderUrl.pathname + orderUrl.search);
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"');
  const wrongKey = await request.get(`${orderUrl.pathname}?key=wrong`);
  const unknownOrder = await request.get('/shop/orders/TS-2627-999999?key=wrong');
  expect([wrongKey.status(), unknownOrder.status()]).toEqual([404, 404]);
});

test('the order page shows the details for a bank transfer', async ({ page }) => {
  await page.goto('/shop/checkout?buy=tile-tee:2:Dark+print:M');
  await fillCheckoutForm(page);
  await page.getByLabel('Bank transfer').check();
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  const payment = page.getByRole('region', { name: /by bank transfer/ });
  await expect(payment).toContainText('IFSC');
  await expect(payment.getByRole('button', { name: 'Copy: Reference' })).toHaveAttribute('value', number);
  await expect(page.getByText('Dark print, M')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const ends = await payment
    .getByRole('button', { name: /^Copy: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(3);
  expect(new Set(ends).size, 'the copy buttons align').toBe(1);
});

test('checkout and order page have no axe violations in both themes', async ({ page }) => {
  test.slow();
  await openPageWithMugs(page);
  // The rules load at the first focus. Until then the server validates the form.
  const rules = page.waitForResponse('**/assets/parse-checkout*');
  await page.getByText('Invoice to a company or another address').click();
  await page.evaluate((url) => import(url), (await rules).url());
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page, '#content');
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await page.getByText('Why this price').click();
  await expectAccessibleInBothThemes(page, '#content');
});

test('a guest signs in at the checkout, comes back to it and finds the saved details', async ({ page }) => {
  const [user] = sampleUsers;
  if (!user) throw new Error('There is a sample account.');
  await page.goto('/shop/checkout?buy=mosaic-mug:2');
  await page.getByRole('link', { name: 'Sign in and come back here' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/checkout\?buy=mosaic-mug%3A2$/);
  await expect(page.getByRole('textbox', { name: 'Email address', exact: true })).toHaveValue(user.email);
  await expect(page.getByRole('link', { name: 'Sign in and come back here' })).toHaveCount(0);
});
