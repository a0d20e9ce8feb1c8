import { CHECKOUT_FIELDS } from '../../../app/features/checkout/fields/checkout-fields';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import {
  deliverySection,
  fillCheckoutForm,
  orderSequenceNumber,
  placeOrderButton,
  postCheckoutForm,
  readOrderNumber,
  validCheckoutFields,
} from '../support/checkout-form';
import { orderTotal } from '../support/stored-cart';
import { expect, test } from '../support/test';

const mug = { productId: 'mosaic-mug', quantity: 1, unitPrice: 64_900 };

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ browserErrors }) => browserErrors.expect(blockedScriptRequest));

  test('what the address names is ordered', async ({ page }) => {
    await page.goto('/shop/checkout?buy=mosaic-mug:2&buy=tile-tee:1:Dark+print:M');
    await expect(orderTotal(page)).toHaveText('Rs. 2,592.46');
    await fillCheckoutForm(page);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(page.getByText('Dark print, M')).toBeVisible();
  });

  test('faults come back with everything that was typed', async ({ page, browserErrors }) => {
    browserErrors.expect(/status 400: POST \/shop\/checkout/);
    await page.goto('/shop/checkout?buy=mosaic-mug:2');
    await fillCheckoutForm(page, 'Asha <b>Menon</b>');
    await deliverySection(page).getByLabel('PIN code').fill('110001');
    await page.getByLabel('Bank transfer').check();
    await placeOrderButton(page).click();
    await expect(page.getByRole('alert')).toContainText('PIN 110001 does not lie in Karnataka.');
    await expect(page.getByLabel('Your name')).toHaveValue('Asha <b>Menon</b>');
    await expect(page.getByLabel('Bank transfer')).toBeChecked();
    await expect(orderTotal(page)).toHaveText('Rs. 1,531.64');
    await deliverySection(page).getByLabel('PIN code').fill('560038');
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  });

  test('too many are refused before anything is ordered, and what is there can be ordered', async ({
    page,
  }) => {
    await page.goto('/shop/checkout?buy=mosaic-mug:900');
    await expect(page.getByText(/^Only \d+ of Mosaic mug are left; you wanted 900\.$/)).toBeVisible();
    await fillCheckoutForm(page);
    await expect(placeOrderButton(page)).toBeEnabled();
  });

  test('a choice that is missing is asked for', async ({ page }) => {
    await page.goto('/shop/checkout?buy=tile-tee:1');
    await expect(page.getByText(/Tile tee: please choose a size/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the shop' })).toBeVisible();
  });

  test('a cart it cannot open is explained', async ({ page }) => {
    await page.goto('/shop/checkout');
    await expect(page.getByText('The cart needs JavaScript, ordering does not')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeHidden();
  });
});

test('a forged price is never used', async ({ request, site }) => {
  const answer = await postCheckoutForm(request, site, { lines: [{ ...mug, unitPrice: 1 }] });
  expect(answer.status()).toBe(409);
  const page = await answer.text();
  expect(page).toContain('the price of one changed from Rs. 0.01 to Rs. 649.00');
  expect(page).toContain('Place the order at Rs. 765.82');
});

test('the same post again is the same order; another key is another one', async ({ request, site }) => {
  const key = crypto.randomUUID();
  const addresses = [];
  for (const sent of [{ key }, { key }, {}]) {
    const answer = await postCheckoutForm(request, site, { lines: [mug], ...sent });
    expect(answer.status()).toBe(303);
    addresses.push(answer.headers().location ?? '');
  }
  const [first, again, other] = addresses.map((address) => address.split('?')[0] ?? '');
  expect(again).toBe(first);
  expect(orderSequenceNumber(other ?? '')).toBe(orderSequenceNumber(first ?? '') + 1);
});

test('a form from another site is refused', async ({ request, site }) => {
  const answer = await postCheckoutForm(request, site, { lines: [mug], origin: 'https://evil.example' });
  expect(answer.status()).toBe(403);
});

test.describe('Bad input is answered with 400, in words', () => {
  const bad: [string, Parameters<typeof postCheckoutForm>[2]][] = [
    ['no lines', { lines: '' }],
    ['lines that are no JSON', { lines: '[{' }],
    ['lines of another shape', { lines: [{ productId: 'mosaic-mug' }] }],
    ['a key that is none', { lines: [mug], key: '1' }],
    ['PIN 00000', { lines: [mug], answers: { 'delivery.pin': '00000' } }],
    ['letters as PIN', { lines: [mug], answers: { 'delivery.pin': 'ABCDEF' } }],
    ['Devanagari digits as PIN', { lines: [mug], answers: { 'delivery.pin': '५६००३८' } }],
    ['emoji as phone number', { lines: [mug], answers: { 'contact.phone': '📞📞📞📞📞📞📞📞📞📞' } }],
    ['marks that turn text round', { lines: [mug], answers: { 'contact.name': 'Asha \u202Emoc.elpmaxe' } }],
  ];
  for (const [what, sent] of bad) {
    test(what, async ({ request, site }) => {
      const answer = await postCheckoutForm(request, site, sent);
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toMatch(/need(s)? another look|could not be read/);
    });
  }

  test('ten thousand characters in every field', async ({ request, site }) => {
    const filled = (character: string) =>
      Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, character.repeat(10_000)]));
    expect((await postCheckoutForm(request, site, { lines: [mug], answers: filled('x') })).status()).toBe(
      400,
    );
    // Encoded for a form, these are more than the megabyte that is read at all.
    expect((await postCheckoutForm(request, site, { lines: [mug], answers: filled('क') })).status()).toBe(
      413,
    );
  });

  test('a script in every field stays text', async ({ page, request, site }) => {
    const script = '</textarea></script><script>alert(1)</script>"><img src="x" onerror="alert(1)">';
    const answers = Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, script]));
    const answer = await postCheckoutForm(request, site, { lines: [mug], answers });
    expect(answer.status()).toBe(400);
    await page.goto('about:blank');
    const found = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return {
          injected: parsed.querySelectorAll('[onerror]').length,
          name: parsed.querySelector<HTMLInputElement>('[name="contact.name"]')?.value,
          notes: parsed.querySelector<HTMLTextAreaElement>('[name="notes"]')?.value,
        };
      },
      await answer.text(),
    );
    expect(found).toEqual({ injected: 0, name: script, notes: script });
  });

  test('nothing at all', async ({ request, site }) => {
    const answer = await request.post('/shop/checkout', {
      headers: { origin: site.url },
      data: 'not a form',
    });
    expect(answer.status()).toBe(400);
  });

  test('names and notes of all scripts are taken', async ({ request, site }) => {
    const answers = { 'contact.name': "आशा मेनन O'Brien-Łukasz", notes: '<b>Bell</b> 🔔 دق الجرس' };
    const answer = await postCheckoutForm(request, site, {
      lines: [mug],
      answers: { ...validCheckoutFields, ...answers },
    });
    expect(answer.status()).toBe(303);
    const order = await request.get(answer.headers().location ?? '');
    expect(await order.text()).toContain('&lt;b&gt;Bell&lt;/b&gt; 🔔');
  });
});
