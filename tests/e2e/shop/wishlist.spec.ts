import type { Page } from '@playwright/test';
import { WISHLIST_KEY } from '../../../app/state/wishlist/wishlist-store';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { expectToFitPhone } from '../support/layout-checks';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const wishlistItem = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Changes the stored wishlist as if it came from an earlier visit. */
async function changeStoredItems(
  page: Page,
  change: (item: Record<string, unknown>) => object,
): Promise<void> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);
  const changed = JSON.stringify(JSON.parse(stored ?? '[]').map(change));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [WISHLIST_KEY, changed] as const);
}

/** Expects no axe violations in both themes and no overflow at 320 px. */
async function expectAccessibleWishlist(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const size = page.viewportSize();
  await expectToFitPhone(page);
  if (size) await page.setViewportSize(size);
}

test('a user fills a wishlist: changed products, undo, moving to the cart, and a shared link', async ({
  page,
  context,
}) => {
  await signInAs(page.request);
  await page.goto('/account/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();

  for (const id of ['mosaic-mug', 'tile-tee', 'desk-lamp', 'notebook-pair']) {
    await page.goto(`/shop/single/${id}`);
    await page.locator(`[data-wishlist-toggle][data-product-id="${id}"]`).first().click();
  }
  await changeStoredItems(page, (item) => {
    if (item.id === 'mosaic-mug') return { ...item, price: 99_900, sale: undefined };
    if (item.id === 'notebook-pair') return { ...item, id: 'left-the-range', name: 'Left the range' };
    return item;
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop/wishlist/products')) requests.push(request.url());
  });
  await page.goto('/account/wishlist');
  await expect(page.getByText('4 items')).toBeVisible();
  await expect(wishlistItem(page, 'Mosaic mug')).toContainText(/(less|more) than when you added it/);
  await expect(wishlistItem(page, 'Left the range')).toContainText('No longer sold');
  const lamp = page.getByRole('listitem').filter({ hasText: 'Sold out' });
  await expect(lamp).toHaveCount(1);
  await expect(lamp.getByRole('button', { name: /^Move to cart/ })).toHaveCount(0);
  expect(requests).toHaveLength(1);
  await expectAccessibleWishlist(page);

  await page.getByRole('button', { name: 'Remove: Left the range' }).click();
  await expect(page.getByText('Left the range is off your list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 items')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Left the range' }).click();

  await page.getByRole('button', { name: 'Move to cart: Mosaic mug' }).click();
  await expect(wishlistItem(page, 'Mosaic mug')).toBeHidden();
  // It opens over the next item, and stays while the pointer is in it.
  await page.getByLabel('Added to your cart').getByRole('button', { name: 'Close' }).click();
  const tee = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await tee.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(tee.getByRole('alert')).toContainText('Please choose');
  for (const choice of await tee.getByRole('combobox').all()) await choice.selectOption({ index: 1 });
  await tee.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  const shared = await page.getByRole('button', { name: 'Copy link' }).getAttribute('value');
  await page.reload();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();

  expect(shared).toContain('/shop/wishlist?items=desk-lamp');
  const otherContext = await context.browser()?.newContext();
  const otherPage = await otherContext?.newPage();
  if (!otherContext || !otherPage) throw new Error('There is no second browser.');
  await otherPage.goto(`${new URL(shared ?? '').origin}/shop/wishlist?items=desk-lamp,mosaic-mug`);
  await otherPage.getByRole('button', { name: 'Add Mosaic mug to the wishlist' }).click();
  await expectAccessibleWishlist(otherPage);
  const storedItems = await otherPage.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);
  expect(storedItems).toContain('"id":"mosaic-mug"');
  await otherContext.close();
});
