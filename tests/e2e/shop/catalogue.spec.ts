import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

const filterBox = (page: Page, name: string) =>
  filters(page).getByRole('checkbox', { name: new RegExp(`^${name} ?\\(`) });

/** The number of products in the label of a filter, such as `Desk (4)`. */
async function readFilterCount(page: Page, name: string): Promise<number> {
  const label = await filterBox(page, name).evaluate(
    (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '',
  );
  return Number(/\((\d+)/.exec(label)?.[1]);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are submitted as a form, and the URL holds them', async ({ page }) => {
    await page.goto('/shop/grid');
    const deskCount = await readFilterCount(page, 'Desk');
    await filterBox(page, 'Desk').check();
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=desk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk');
    await expect(cards(page)).toHaveCount(deskCount);

    await filters(page).getByLabel('To Rs.').fill('2000');
    await filters(page).getByRole('button', { name: 'Set price' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=desk&max=2000$/);
    await expect(
      activeFilters(page).getByRole('link', { name: 'Without filter: Up to Rs. 2,000.00' }),
    ).toBeVisible();

    await activeFilters(page).getByRole('link', { name: 'Without filter: Desk' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?max=2000$/);
  });

  test('products are sorted with a button', async ({ page }) => {
    await page.goto('/shop/grid?category=table');
    // Firefox would restore an older choice: the field is outside the form whose attribute says the same.
    await expect(page.getByLabel('Sort by')).toHaveAttribute('autocomplete', 'off');
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/\/shop\/grid\?category=table&sort=price-desc$/);
    await expect(cards(page).getByRole('heading')).toHaveText([
      'Coaster tiles, set of 6',
      'Steel bottle',
      'Mosaic mug',
    ]);
  });

  test('the search in the top bar shows its results', async ({ page }) => {
    await page.goto('/shop/index');
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('keyboard');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=keyboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “keyboard”');
    await expect(cards(page).getByRole('heading', { name: 'Grout 60 keyboard' })).toBeVisible();
  });
});

test('every category on the shop home page links to the number of products that it states', async ({
  page,
}) => {
  await page.goto('/shop/index');
  const categoryLinks = page.getByRole('main').getByRole('link', { name: /^\d+ products?/ });
  const categories = await categoryLinks.evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number.parseInt(link.textContent ?? '', 10),
    })),
  );
  expect(categories.length).toBeGreaterThan(3);
  for (const { href, count } of categories) {
    await page.goto(href);
    await expect(cards(page)).toHaveCount(count);
  }
});

test('a filter applies at once and gives the number of products in its label', async ({ page }) => {
  await page.goto('/shop/grid');
  for (const name of ['In stock', 'On sale']) {
    const count = await readFilterCount(page, name);
    await filterBox(page, name).check();
    await expect(activeFilters(page)).toContainText(name);
    await expect(page.getByRole('main')).toContainText(`${count} products`);
  }
  await expect(page).toHaveURL(/stock=1&sale=1$/);
  await page.goBack();
  await expect(filterBox(page, 'On sale')).not.toBeChecked();
});

test('on a phone the filters are in a drawer and apply with its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/grid');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(filters(page).getByRole('button', { name: 'Show 24 products' })).toBeVisible();

  await filterBox(page, 'Paper').check();
  await filterBox(page, 'On sale').check();
  await expect(page).toHaveURL(/\/shop\/grid$/);
  await expect(filters(page).getByRole('button', { name: 'Show 24 products' })).toBeHidden();
  await filters(page).getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/category=paper&sale=1$/);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
});

test('an empty result offers links without the filters', async ({ page }) => {
  await page.goto('/shop/grid?category=desk&size=M');
  await expect(page.getByRole('heading', { name: 'No product matches all filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Without “Size M”' }).click();
  await expect(page).toHaveURL(/category=desk$/);
  await expect(cards(page).first()).toBeVisible();

  await page.goto('/shop/grid?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No results for “zzzzzz”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All products' }).last()).toBeVisible();
});

test('every readable query string gives a page', async ({ page, request }) => {
  const catalogueUrls = [
    '/shop/grid?page=-1',
    '/shop/grid?page=1e9',
    '/shop/grid?page=x&min=y&rating=99',
    '/shop/grid?min=900&max=100',
    '/shop/grid?q=%27%22%25%5C%3B--',
    '/shop/grid?q=%EF%BF%BD%E2%80%AE',
    '/shop/grid?category=&colour=%FF&size=%27',
    `/shop/grid?q=${'long '.repeat(200)}`,
    '/shop/grid?utm_source=newsletter',
  ];
  for (const url of catalogueUrls) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await request.get('/shop/grid?q=%07')).status(), 'a control character').toBe(400);
});

test('equal filters redirect to one canonical URL', async ({ page }) => {
  await page.goto('/shop/grid?q=&sort=featured&size=M&size=L&category=wear&page=1');
  await expect(page).toHaveURL(/\/shop\/grid\?category=wear&size=L&size=M$/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/shop\/grid\?category=wear&size=L&size=M$/);
});

test('a product card adds to the cart and to the wishlist', async ({ page }) => {
  await page.goto('/shop/grid?category=table&sort=name');
  const mugCard = cards(page).filter({ hasText: 'Mosaic mug' });
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await mugCard.getByRole('button', { name: 'Add to cart (Mosaic mug)' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();

  const wishlistButton = mugCard.getByRole('button', { name: 'Add Mosaic mug to the wishlist' });
  await wishlistButton.click();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
});

test('a product with options links to its product page', async ({ page }) => {
  await page.goto('/shop/grid?category=wear');
  const teeCard = cards(page).filter({ hasText: 'Tile tee' });
  await expect(teeCard.getByRole('button', { name: /Add to cart/ })).toHaveCount(0);
  await teeCard.getByRole('link', { name: /^Choose/ }).click();
  await expect(page).toHaveURL(/\/shop\/single\/tile-tee$/);
});

test('shop home page and catalogue have no axe violations in both themes', async ({ page }) => {
  for (const path of ['/shop/index', '/shop/grid', '/shop/grid?category=desk&size=M']) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  }
});
