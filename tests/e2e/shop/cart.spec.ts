import { CART_KEY } from '../../../app/state/cart/cart-store';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import {
  enterQuantity,
  findCartItem,
  findQuantityInput,
  openPageWithCart,
  openSampleCart,
  readOrderTotal,
  readStoredCart,
} from '../support/stored-cart';
import { expect, test } from '../support/test';
import { waitForToast } from '../support/wait-for-toast';

const mug = 'Mosaic mug';
const removed = `${mug} removed to your cart`;
const added = `${mug} added to your cart`;

test('R-CART-6: a visit that begins outside the shop has the initial cart, too', async ({ page }) => {
  await page.goto('/company');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' }).first()).toBeVisible();
});

test.describe('R-CART-2 to R-CART-5', () => {
  test.beforeEach(({ page }) => openSampleCart(page));

  test('the initial cart has three sample items', async ({ page }) => {
    await expect(page.getByText('4 items')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(findQuantityInput(page, 'Notebook pair')).toHaveValue('2');
  });

  test('R-CART-6: the sample items are named as such and removed with one click', async ({ page }) => {
    await expect(page.getByText('Sample items, so that you can try it')).toBeVisible();
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  });

  test('setting a quantity below 0 does nothing', async ({ page }) => {
    await enterQuantity(page, mug, '-1');
    await expect(findCartItem(page, mug).getByText('A quantity cannot be below 0.')).toBeVisible();
    await expect(findQuantityInput(page, mug)).toHaveValue('1');
  });

  test('quantity 0 removes the item and shows an error toast that disappears', async ({ page }) => {
    await enterQuantity(page, mug, '0');
    const toast = page.locator('[data-kind="error"]', { hasText: removed });
    await toast.waitFor();
    await expect(findCartItem(page, mug)).toHaveCount(0);
    await expect(toast).toBeHidden();
  });

  test('an absent product is added with a success toast', async ({ page }) => {
    await page.getByRole('button', { name: `Remove: ${mug}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-kind="success"]', { hasText: added }).waitFor();
    await expect(findQuantityInput(page, mug)).toHaveValue('1');
  });

  test('a present product is updated without a toast', async ({ page }) => {
    await page.getByRole('button', { name: `One more: ${mug}` }).click();
    await expect(findQuantityInput(page, mug)).toHaveValue('2');
    await expect(page.getByText('5 items')).toBeVisible();
    await expect(page.getByText(added)).toHaveCount(0);
    expect((await readStoredCart(page))[0]?.quantity).toBe(2);
  });

  test('decreasing from 1 removes the item and focuses the undo button', async ({ page }) => {
    await page.getByRole('button', { name: `One less: ${mug}` }).click();
    await waitForToast(page, removed);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  });

  test('total, discount, 18 % tax and order total follow the rules and are explained', async ({ page }) => {
    await expect(readOrderTotal(page)).toHaveText('Rs. 4,066.28');
    await page.getByText('Why this price').click();
    await expect(
      page.getByText('18% of Rs. 3,446.00 is exactly Rs. 620.28; nothing had to be rounded.'),
    ).toBeVisible();
    await enterQuantity(page, mug, '3');
    await expect(readOrderTotal(page)).toHaveText('Rs. 5,597.92');
  });

  test('an emptied cart stays empty', async ({ page }) => {
    for (const name of [mug, 'Coaster tiles, set of 6', 'Notebook pair']) {
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
  });
});

test('a quantity above the stock is refused with a message', async ({ page }) => {
  await openSampleCart(page);
  await enterQuantity(page, 'Coaster tiles, set of 6', '6');
  await expect(page.getByText('Only 5 in stock: 5 is the maximum for this line.')).toBeVisible();
  await expect(findQuantityInput(page, 'Coaster tiles, set of 6')).toHaveValue('1');
});

test('an item is saved for later and moved back to the cart', async ({ page }) => {
  await openSampleCart(page);
  await page.getByRole('button', { name: `Save for later: ${mug}` }).click();
  await expect(page.getByText(`${mug} was saved for later.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findQuantityInput(page, mug)).toHaveValue('1');
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeHidden();
  await page.getByRole('button', { name: `Save for later: ${mug}` }).click();
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Move to cart: ${mug}` }).click();
  await expect(findQuantityInput(page, mug)).toHaveValue('1');
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeHidden();
});

test.describe('Storage', () => {
  const invalidCarts = ['', 'no json', 'null', '{}', '"text"', '[1,null,{"id":"x"}]', '{"items":[]}'];
  for (const text of invalidCarts) {
    test(`an invalid stored cart ${JSON.stringify(text)} gives an empty cart`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CART_KEY, text] as const);
      await page.goto('/shop/cart');
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty.' })).toBeVisible();
    });
  }

  test('a full storage shows a message, and the cart still works', async ({ page }) => {
    await openSampleCart(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: `One more: ${mug}` }).click();
    await expect(page.getByText('Your browser cannot save this')).toBeVisible();
    await expect(findQuantityInput(page, mug)).toHaveValue('2');
  });

  test('other tabs show the change', async ({ page, context }) => {
    await openSampleCart(page);
    const other = await context.newPage();
    await openSampleCart(other);
    await enterQuantity(other, mug, '4');
    await expect(findQuantityInput(page, mug)).toHaveValue('4');
    await other.getByRole('button', { name: `Remove: ${mug}` }).click();
    await expect(findCartItem(page, mug)).toHaveCount(0);
  });
});

test.describe('Changed products', () => {
  test('changed prices, stock and products are shown, and one button updates the cart', async ({ page }) => {
    await openPageWithCart(page, '/shop/cart', ([first, second, third]) => {
      if (!first || !second || !third) throw new Error('The sample cart has three lines.');
      return [
        { ...first, product: { ...first.product, price: 59_900 } },
        { ...second, quantity: 40, product: { ...second.product, stock: 50 } },
        {
          ...third,
          id: 'gone',
          productId: 'gone',
          product: { ...third.product, id: 'gone', name: 'Old poster' },
        },
      ];
    });
    const alert = page.getByRole('status').filter({ hasText: 'Your cart has changed' });
    await expect(alert).toContainText('Mosaic mug: the price of one changed from Rs. 599.00 to Rs. 649.00.');
    await expect(alert).toContainText('Only 5 of Coaster tiles, set of 6 are left; you wanted 40.');
    await expect(alert).toContainText('Old poster is no longer sold.');
    await page.getByRole('button', { name: 'Update my cart' }).click();
    await expect(alert).toBeHidden();
    await expect(findQuantityInput(page, 'Coaster tiles, set of 6')).toHaveValue('5');
    await expect(findCartItem(page, mug)).toContainText('Rs. 649.00 each');
    await expect(findCartItem(page, 'Old poster')).toHaveCount(0);
  });

  test('the cart works without a network', async ({ page, context, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await openSampleCart(page);
    const more = page.getByRole('button', { name: `One more: ${mug}` });
    await more.click();
    await expect(readOrderTotal(page)).toHaveText('Rs. 4,832.10');
    await context.setOffline(true);
    await more.click();
    await expect(page.getByText('The shop cannot be reached at the moment')).toBeVisible();
    await expect(readOrderTotal(page)).toHaveText('Rs. 5,597.92');
    await context.setOffline(false);
    await expect(page.getByText('The shop cannot be reached at the moment')).toBeHidden();
  });
});

test.describe('POST /shop/quote', () => {
  const line = { productId: 'mosaic-mug', quantity: 1, unitPrice: 1 };
  const invalidBodies: [string, string][] = [
    ['text that is not JSON', 'lines'],
    ['an array', '[]'],
    ['an object without lines', '{}'],
    ['an empty cart', '{"lines":[]}'],
    ['a fractional quantity', JSON.stringify({ lines: [{ ...line, quantity: 0.5 }] })],
    ['too many lines', JSON.stringify({ lines: Array(101).fill(line) })],
  ];
  for (const [name, body] of invalidBodies) {
    test(`${name} is refused with a message`, async ({ request, site }) => {
      const headers = { 'content-type': 'application/json', origin: site.url };
      const response = await request.post('/shop/quote', { data: Buffer.from(body), headers });
      expect(response.status()).toBe(400);
      expect((await response.json()).error).toMatch(/\w+/);
    });
  }

  test('other origins and other methods are refused', async ({ request }) => {
    const headers = { origin: 'https://evil.example' };
    expect((await request.post('/shop/quote', { data: { lines: [line] }, headers })).status()).toBe(403);
    expect((await request.get('/shop/quote')).status()).toBe(405);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart says that it needs JavaScript and links to the shop', async ({ page, browserErrors }) => {
    browserErrors.expect(blockedScriptRequest);
    await page.goto('/shop/cart');
    await expect(page.getByText('The cart needs JavaScript')).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL(/\/shop\/grid$/);
  });
});

test('the cart has no axe violations in both themes', async ({ page }) => {
  await openPageWithCart(page, '/shop/cart', (lines) =>
    lines.map((line) => ({ ...line, product: { ...line.product, price: 100 } })),
  );
  await page.getByRole('button', { name: `Save for later: ${mug}` }).click();
  await enterQuantity(page, 'Coaster tiles, set of 6', '999');
  await expect(page.getByRole('button', { name: 'Update my cart' })).toBeVisible();
  await expectAccessibleInBothThemes(page, '#content');
  await page.goto('/shop/empty-cart');
  await expectAccessibleInBothThemes(page, '#content');
});
