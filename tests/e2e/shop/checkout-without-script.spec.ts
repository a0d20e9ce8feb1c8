import { CHECKOUT_FIELDS } from '../../../app/features/checkout/fields/checkout-fields';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import {
  fillCheckoutForm,
  findDeliverySection,
  placeOrderButton,
  postCheckoutForm,
  readOrderNumber,
  readSequenceNumber,
  validCheckoutFields,
} from '../support/checkout-form';
import { readOrderTotal } from '../support/stored-cart';
import { expect, test } from '../support/test';

const mug = { productId: 'mosaic-mug', quantity: 1, unitPrice: 64_900 };

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ browserErrors }) => browserErrors.expect(blockedScriptRequest));

  test('the products in the URL are ordered', async ({ page }) => {
    await page.goto('/shop/checkout?buy=mosaic-mug:2&buy=tile-tee:1:Dark+print:M');
    await expect(readOrderTotal(page)).toHaveText('Rs. 2,592.46');
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(page.getByText('Dark print, M')).toBeVisible();
  });

  test('invalid fields come back with errors and the typed values', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 400: POST \/shop\/checkout/);
    await page.goto('/shop/checkout?buy=mosaic-mug:2');
    await fillCheckoutForm(page, 'Asha <b>Menon</b>');
    await findDeliverySection(page).getByLabel('PIN code').fill('110001');
    await page.getByLabel('Bank transfer').check();
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert')).toContainText('PIN 110001 does not lie in Karnataka.');
    await expect(page.getByLabel('Your name')).toHaveValue('Asha <b>Menon</b>');
    await expect(page.getByLabel('Bank transfer')).toBeChecked();
    await expect(readOrderTotal(page)).toHaveText('Rs. 1,531.64');
    await findDeliverySection(page).getByLabel('PIN code').fill('560038');
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  });

  test('a quantity above the stock is reduced before the order', async ({ page }) => {
    await page.goto('/shop/checkout?buy=mosaic-mug:900');
    await expect(page.getByText(/^Only \d+ of Mosaic mug are left; you wanted 900\.$/)).toBeVisible();
    await fillCheckoutForm(page);
    await expect(placeOrderButton(page)).toBeEnabled();
  });

  test('a missing product option is named', async ({ page }) => {
    await page.goto('/shop/checkout?buy=tile-tee:1');
    await expect(page.getByText(/Tile tee: please choose a size/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  });

  test('a checkout without products in the URL explains why it is empty', async ({ page }) => {
    await page.goto('/shop/checkout');
    await expect(page.getByText('The cart needs JavaScript, ordering does not')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeHidden();
  });
});

test('a forged price is never used', async ({ request, site }) => {
  const response = await postCheckoutForm(request, site, { lines: [{ ...mug, unitPrice: 1 }] });
  expect(response.status()).toBe(409);
  const html = await response.text();
  expect(html).toContain('the price of one changed from Rs. 0.01 to Rs. 649.00');
  expect(html).toContain('Place the order at Rs. 765.82');
});

test('the same idempotency key gives the same order, another key a new order', async ({ request, site }) => {
  const key = crypto.randomUUID();
  const locations = [];
  for (const post of [{ key }, { key }, {}]) {
    const response = await postCheckoutForm(request, site, { lines: [mug], ...post });
    expect(response.status()).toBe(303);
    locations.push(response.headers().location ?? '');
  }
  const [first, again, other] = locations.map((location) => location.split('?')[0] ?? '');
  expect(again).toBe(first);
  expect(readSequenceNumber(other ?? '')).toBe(readSequenceNumber(first ?? '') + 1);
});

test('a form from another site is refused', async ({ request, site }) => {
  const response = await postCheckoutForm(request, site, { lines: [mug], origin: 'https://evil.example' });
  expect(response.status()).toBe(403);
});

test.describe('Invalid input is refused with a status and a message', () => {
  const invalidPosts: [string, Parameters<typeof postCheckoutForm>[2]][] = [
    ['no lines', { lines: '' }],
    ['lines that are not JSON', { lines: '[{' }],
    ['lines of another shape', { lines: [{ productId: 'mosaic-mug' }] }],
    ['an invalid idempotency key', { lines: [mug], key: '1' }],
    ['PIN 00000', { lines: [mug], fields: { 'delivery.pin': '00000' } }],
    ['letters as PIN', { lines: [mug], fields: { 'delivery.pin': 'ABCDEF' } }],
    ['Devanagari digits as PIN', { lines: [mug], fields: { 'delivery.pin': '५६००३८' } }],
    ['emoji as phone number', { lines: [mug], fields: { 'contact.phone': '📞📞📞📞📞📞📞📞📞📞' } }],
    ['a right-to-left override', { lines: [mug], fields: { 'contact.name': 'Asha \u202Emoc.elpmaxe' } }],
  ];
  for (const [name, post] of invalidPosts) {
    test(name, async ({ request, site }) => {
      const response = await postCheckoutForm(request, site, post);
      expect(response.status()).toBe(400);
      expect(await response.text()).toMatch(/Please check|could not be read/);
    });
  }

  test('ten thousand characters in every field', async ({ request, site }) => {
    const filled = (character: string) =>
      Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, character.repeat(10_000)]));
    expect((await postCheckoutForm(request, site, { lines: [mug], fields: filled('x') })).status()).toBe(400);
    // URL-encoded, these fields exceed the limit of 1 MB.
    expect((await postCheckoutForm(request, site, { lines: [mug], fields: filled('क') })).status()).toBe(413);
  });

  test('HTML in every field is shown as text', async ({ page, request, site }) => {
    const script = '</textarea></script><script>alert(1)</script>"><img src="x" onerror="alert(1)">';
    const fields = Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, script]));
    const response = await postCheckoutForm(request, site, { lines: [mug], fields });
    expect(response.status()).toBe(400);
    await page.goto('about:blank');
    const parsedValues = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return {
          injected: parsed.querySelectorAll('[onerror]').length,
          name: parsed.querySelector<HTMLInputElement>('[name="contact.name"]')?.value,
          notes: parsed.querySelector<HTMLTextAreaElement>('[name="notes"]')?.value,
        };
      },
      await response.text(),
    );
    expect(parsedValues).toEqual({ injected: 0, name: script, notes: script });
  });

  test('a body that is not a form', async ({ request, site }) => {
    const response = await request.post('/shop/checkout', {
      headers: { origin: site.url },
      data: 'not a form',
    });
    expect(response.status()).toBe(415);
  });

  test('names and notes in every writing system are accepted', async ({ request, site }) => {
    const unusualFields = { 'contact.name': "आशा मेनन O'Brien-Łukasz", notes: '<b>Bell</b> 🔔 دق الجرس' };
    const response = await postCheckoutForm(request, site, {
      lines: [mug],
      fields: { ...validCheckoutFields, ...unusualFields },
    });
    expect(response.status()).toBe(303);
    const order = await request.get(response.headers().location ?? '');
    expect(await order.text()).toContain('&lt;b&gt;Bell&lt;/b&gt; 🔔');
  });
});
