import type { Page } from '@playwright/test';
import { WISHLIST_KEY } from '../../../app/state/wishlist/wishlist-store';
import { expectNoAxeViolations } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Wishes as earlier visits left them: changed since, or never there. */
async function changeWishes(page: Page, change: (wish: Record<string, unknown>) => object): Promise<void> {
  const wishes = await page.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);
  const changed = JSON.stringify(JSON.parse(wishes ?? '[]').map(change));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [WISHLIST_KEY, changed] as const);
}

/** In both themes, and on the narrowest phone. */
async function expectToBeSound(page: Page): Promise<void> {
  for (const theme of themes) {
    await page.evaluate(async (chosen) => {
      document.documentElement.setAttribute('data-theme', chosen);
      const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(turning.map(({ finished }) => finished));
    }, theme);
    await expectNoAxeViolations(page);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => findOverflow(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test('from the heart to the cart: choices, undo, old prices, what is gone, and a link for others', async ({
  page,
  context,
}) => {
  await signInAs(page.request);
  await page.goto('/account/wishlist');
  await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();

  for (const id of ['mosaic-mug', 'tile-tee', 'desk-lamp', 'notebook-pair']) {
    await page.goto(`/shop/single/${id}`);
    await page.locator(`[data-wishlist-toggle][data-product-id="${id}"]`).first().click();
  }
  await changeWishes(page, (wish) => {
    if (wish.id === 'mosaic-mug') return { ...wish, price: 99_900, sale: undefined };
    if (wish.id === 'notebook-pair') return { ...wish, id: 'left-the-range', name: 'Left the range' };
    return wish;
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop/wishlist/products')) asked.push(request.url());
  });
  await page.goto('/account/wishlist');
  await expect(page.getByText('4 things')).toBeVisible();
  await expect(row(page, 'Mosaic mug')).toContainText(/(less|more) than when you kept it/);
  await expect(row(page, 'Left the range')).toContainText('No longer sold');
  const lamp = page.getByRole('listitem').filter({ hasText: 'Sold out' });
  await expect(lamp).toHaveCount(1);
  await expect(lamp.getByRole('button', { name: /^Move to cart/ })).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await expectToBeSound(page);

  await page.getByRole('button', { name: 'Remove: Left the range' }).click();
  await expect(page.getByText('Left the range is off your list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('4 things')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Left the range' }).click();

  await page.getByRole('button', { name: 'Move to cart: Mosaic mug' }).click();
  await expect(row(page, 'Mosaic mug')).toBeHidden();
  const tee = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await tee.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(tee.getByRole('alert')).toContainText('Please choose');
  for (const choice of await tee.getByRole('combobox').all()) await choice.selectOption({ index: 1 });
  await tee.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible();
  const shared = await page.getByRole('button', { name: 'Copy link' }).getAttribute('value');
  await page.reload();
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible();

  expect(shared).toContain('/shop/wishlist?items=desk-lamp');
  const friend = await context.browser()?.newContext();
  const other = await friend?.newPage();
  if (!friend || !other) throw new Error('There is no second browser.');
  await other.goto(`${new URL(shared ?? '').origin}/shop/wishlist?items=desk-lamp,mosaic-mug`);
  await other.getByRole('button', { name: 'Keep Mosaic mug on the wishlist' }).click();
  await expectToBeSound(other);
  const kept = await other.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);
  expect(kept).toContain('"id":"mosaic-mug"');
  await friend.close();
});
