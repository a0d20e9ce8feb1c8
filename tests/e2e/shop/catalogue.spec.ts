import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const setFilters = (page: Page) => page.getByRole('list', { name: 'Filters that are set' });

/** What a filter promises, read from its label: `Desk (4)`. */
async function promised(page: Page, name: string): Promise<number> {
  const label = await filters(page)
    .getByRole('checkbox', { name: new RegExp(`^${name} ?\\(`) })
    .evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '');
  return Number(/\((\d+)/.exec(label)?.[1]);
}

const box = (page: Page, name: string) =>
  filters(page).getByRole('checkbox', { name: new RegExp(`^${name} ?\\(`) });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, and all of them stand in the address', async ({ page }) => {
    await page.goto('/shop/grid');
    const desk = await promised(page, 'Desk');
    await box(page, 'Desk').check();
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=desk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk');
    await expect(cards(page)).toHaveCount(desk);

    await filters(page).getByLabel('To Rs.').fill('2000');
    await filters(page).getByRole('button', { name: 'Set price' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=desk&max=2000$/);
    await expect(
      setFilters(page).getByRole('link', { name: 'Without filter: Up to Rs. 2,000.00' }),
    ).toBeVisible();

    await setFilters(page).getByRole('link', { name: 'Without filter: Desk' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?max=2000$/);
  });

  test('the order is chosen with a button', async ({ page }) => {
    await page.goto('/shop/grid?category=table');
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=table&sort=price-desc$/);
    await expect(cards(page).getByRole('heading')).toHaveText([
      'Coaster tiles, set of 6',
      'Steel bottle',
      'Mosaic mug',
    ]);
  });

  test('the search of the top bar finds, and says so', async ({ page }) => {
    await page.goto('/shop/index');
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('keyboard');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=keyboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “keyboard”');
    await expect(cards(page).getByRole('heading', { name: 'Grout 60 keyboard' })).toBeVisible();
  });
});

test('every category of the front leads to as many products as it says', async ({ page }) => {
  await page.goto('/shop/index');
  const tiles = page.getByRole('main').getByRole('link', { name: /^\d+ products?/ });
  const found = await tiles.evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number.parseInt(link.textContent ?? '', 10),
    })),
  );
  expect(found.length).toBeGreaterThan(3);
  for (const { href, count } of found) {
    await page.goto(href);
    await expect(cards(page)).toHaveCount(count);
  }
});

test('a choice takes effect at once, and its count was right', async ({ page }) => {
  await page.goto('/shop/grid');
  for (const name of ['In stock', 'On sale']) {
    const count = await promised(page, name);
    await box(page, name).check();
    await expect(setFilters(page)).toContainText(name);
    await expect(page.getByRole('main')).toContainText(`${count} products`);
  }
  await expect(page).toHaveURL(/stock=1&sale=1$/);
  await page.goBack();
  await expect(box(page, 'On sale')).not.toBeChecked();
});

test('on a phone the filters are a drawer that waits for its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/grid');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(filters(page).getByRole('button', { name: 'Show 24 products' })).toBeVisible();

  await box(page, 'Paper').check();
  await box(page, 'On sale').check();
  await expect(page).toHaveURL(/\/shop\/grid$/);
  await expect(filters(page).getByRole('button', { name: 'Show 24 products' })).toBeHidden();
  await filters(page).getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/category=paper&sale=1$/);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
});

test('nothing found offers ways on', async ({ page }) => {
  await page.goto('/shop/grid?category=desk&size=M');
  await expect(page.getByRole('heading', { name: 'No product fits all of this' })).toBeVisible();
  await page.getByRole('link', { name: 'Without “Size M”' }).click();
  await expect(page).toHaveURL(/category=desk$/);
  await expect(cards(page).first()).toBeVisible();

  await page.goto('/shop/grid?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'Nothing here is called “zzzzzz”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All products' }).last()).toBeVisible();
});

test('no address breaks the catalogue', async ({ page }) => {
  const spellings = [
    '/shop/grid?page=-1',
    '/shop/grid?page=1e9',
    '/shop/grid?page=x&min=y&rating=99',
    '/shop/grid?min=900&max=100',
    '/shop/grid?q=%27%22%25%5C%3B--',
    '/shop/grid?q=%EF%BF%BD%E2%80%AE%07',
    '/shop/grid?category=&colour=%FF&size=%27',
    `/shop/grid?q=${'long '.repeat(200)}`,
    '/shop/grid?utm_source=letter',
  ];
  for (const address of spellings) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the same view has one address', async ({ page }) => {
  await page.goto('/shop/grid?q=&sort=featured&size=M&size=L&category=wear&page=1');
  await expect(page).toHaveURL(/\/shop\/grid\?category=wear&size=L&size=M$/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/shop\/grid\?category=wear&size=L&size=M$/);
});

test('a card puts its product into the cart, and its heart onto the wishlist', async ({ page }) => {
  await page.goto('/shop/grid?category=table&sort=name');
  const mug = cards(page).filter({ hasText: 'Mosaic mug' });
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await mug.getByRole('button', { name: 'Add to cart (Mosaic mug)' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  const heart = mug.getByRole('button', { name: 'Keep Mosaic mug on the wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('what needs a choice is chosen on its own page', async ({ page }) => {
  await page.goto('/shop/grid?category=wear');
  const tee = cards(page).filter({ hasText: 'Tile tee' });
  await expect(tee.getByRole('button', { name: /Add to cart/ })).toHaveCount(0);
  await tee.getByRole('link', { name: /^Choose/ }).click();
  await expect(page).toHaveURL(/\/shop\/single\/tile-tee$/);
});

for (const theme of themes) {
  test(`front and catalogue are accessible in the ${theme} theme`, async ({ page }) => {
    await storeTheme(page, theme);
    for (const address of ['/shop/index', '/shop/grid', '/shop/grid?category=desk&size=M']) {
      await page.goto(address);
      await expectNoAxeViolations(page);
    }
  });
}
