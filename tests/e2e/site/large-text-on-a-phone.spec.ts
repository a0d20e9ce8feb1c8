import type { Locator, Page } from '@playwright/test';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';
import { setTextSize } from '../support/text-size';

async function openWithLargeText(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await setTextSize(page, 32);
}

/** Words of four or more letters between spaces, and amounts. Email addresses and other text without spaces may break. */
const WHOLE = /(?<!\S)[\p{L}’]{4,}(?!\S)|\d[\d,]*\.\d\d/u;

/** What of it is divided over two lines, except in text that is only read aloud. */
const findDivided = (part: Locator): Promise<string[]> =>
  part.evaluate((root, source) => {
    const divided: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const boxes: number[] = [];
      for (let element = node.parentElement; element; element = element.parentElement)
        boxes.push(element.offsetWidth);
      if (!node.parentElement?.checkVisibility() || boxes.includes(1)) continue;
      for (const match of node.textContent?.matchAll(new RegExp(source, 'gu')) ?? []) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) divided.push(match[0]);
      }
    }
    return divided;
  }, WHOLE.source);

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('the headers keep the name and their buttons on one line', async ({ page }) => {
  for (const path of ['/', '/shop/grid']) {
    await openWithLargeText(page, path);
    const header = page.getByRole('banner');
    const tops: number[] = [];
    for (const part of [
      header.getByRole('link', { name: 'Tessera' }),
      header.getByRole('link', { name: 'Your account' }),
      header.getByRole('button', { name: 'Menu', exact: true }),
    ]) {
      const box = await part.boundingBox();
      tops.push(Math.round(box?.y ?? Number.NaN));
      expect(box?.width, path).toBeGreaterThanOrEqual(44);
    }
    expect(new Set(tops), path).toEqual(new Set(tops.slice(0, 1)));
  }
});

test('the picture of a signed-in user is not wider than its link', async ({ page }) => {
  await signInAs(page.request, 'admin');
  for (const [path, name] of [
    ['/account', /^Your account/],
    ['/admin', /account/i],
  ] as const) {
    await openWithLargeText(page, path);
    const link = page.getByRole('banner').getByRole('link', { name }).first();
    const box = await link.boundingBox();
    const picture = await link.locator('[aria-hidden=true]').boundingBox();
    expect(picture?.width, path).toBeLessThanOrEqual(box?.width ?? 0);
  }
});

test('a product keeps its heart and the field of the PIN code whole', async ({ page }) => {
  await openWithLargeText(page, '/shop/single/tile-tee');
  const heart = page.getByRole('main').getByRole('button', { name: 'Add Tile tee to the wishlist' }).first();
  const heartBox = await heart.boundingBox();
  expect(heartBox?.width).toBeGreaterThanOrEqual(44);
  const pin = await page.getByLabel('Delivery estimate: your PIN code').boundingBox();
  expect(pin?.width).toBeGreaterThan(200);
});

test('the number of the cart does not cover its icon', async ({ page }) => {
  await page.goto('/shop/single/tile-tee');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(link.locator('[data-cart-count]')).toBeVisible();
  await openWithLargeText(page, '/shop/grid');
  const number = await link.locator('[data-cart-count]').boundingBox();
  const icon = await link.locator('svg').boundingBox();
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(icon?.y ?? 0);
  expect(number?.y).toBeGreaterThanOrEqual(0);
});

test('services, topics of a message and the preview of an invoice keep words and amounts whole', async ({
  page,
}) => {
  await openWithLargeText(page, '/');
  expect(await findDivided(page.getByRole('region', { name: 'Four services' }))).toEqual([]);
  await openWithLargeText(page, '/contact');
  expect(await findDivided(page.getByRole('group', { name: 'What is it about?' }))).toEqual([]);
  await openWithLargeText(page, '/pricing');
  const invoice = page.getByRole('region', { name: 'One year' });
  await expect(invoice.getByRole('definition')).not.toHaveCount(0);
  expect(await findDivided(invoice)).toEqual([]);
});

test('the account keeps words and amounts whole', async ({ page }) => {
  await signInAs(page.request);
  for (const path of ['/account', '/account/order-history', '/account/security']) {
    await openWithLargeText(page, path);
    expect(await findDivided(page.getByRole('main')), path).toEqual([]);
    expect(await findOverflow(page), path).toEqual([]);
  }
  await openWithLargeText(page, '/account/notifications');
  const notification = page.getByRole('listitem').filter({ hasText: 'A seat can be taken from end to end' });
  expect(await findDivided(notification)).toEqual([]);
});

test('the lists of the back office keep words and amounts whole', async ({ page }) => {
  await signInAs(page.request, 'admin');
  const lists = ['', '/orders', '/products', '/customers', '/invoices', '/discounts'];
  for (const path of lists.map((list) => `/admin${list}`)) {
    await openWithLargeText(page, path);
    expect(await findDivided(page.getByRole('main')), path).toEqual([]);
    expect(await findOverflow(page), path).toEqual([]);
    await expect(page.getByRole('searchbox').first()).toBeInViewport({ ratio: 1 });
  }
  await openWithLargeText(page, '/admin/orders');
  await page.getByRole('row').getByRole('link').first().click();
  await setTextSize(page, 32);
  expect(await findDivided(page.getByRole('main'))).toEqual([]);
});
