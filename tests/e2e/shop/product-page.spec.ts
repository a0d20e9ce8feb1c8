import { RECENTLY_VIEWED_KEY } from '../../../app/state/recently-viewed/recently-viewed-store';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';
import { waitForToast } from '../support/wait-for-toast';

test('a product page shows the name, the price and how it is calculated', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Steel bottle · /);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Steel bottle');
  await expect(main.getByText('Rs. 1,379.54').first()).toBeVisible();
  await expect(main.getByText('You save Rs. 153.28')).toBeVisible();
  await expect(main.getByText('with 18 % GST, Rs. 1,169.10 before GST')).toBeVisible();

  await main.getByText('Why this price').click();
  const priceSteps = main.getByRole('listitem').filter({ hasText: 'Order total' });
  await expect(priceSteps).toContainText('Rs. 1,379.54');
});

test('the structured data has the values of the page', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': graph } = JSON.parse(text ?? '');
  expect(graph.at(-1)).toMatchObject({
    '@type': 'Product',
    name: 'Steel bottle',
    sku: 'steel-bottle',
    offers: {
      price: '1379.54',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceSpecification: { valueAddedTaxIncluded: true },
    },
    aggregateRating: { ratingValue: 4.2, reviewCount: 5 },
  });
});

test('colour and size are required, and each combination is its own cart item', async ({ page }) => {
  await page.goto('/shop/single/tile-tee');
  const addButton = page.getByRole('button', { name: 'Add to cart', exact: true });
  await addButton.click();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  const colours = page.getByRole('radiogroup', { name: 'Colour' });
  const gallery = page.getByRole('group', { name: 'Pictures of Tile tee' });
  const shownColour = () =>
    gallery.evaluate((slides) => {
      const shown = slides.children[Math.round(slides.scrollLeft / slides.clientWidth)];
      return shown instanceof HTMLElement ? shown.dataset.colour : undefined;
    });
  for (const colour of ['White print', 'Dark print']) {
    await colours.getByText(colour).click();
    await expect.poll(shownColour).toBe(colour);
  }
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('M', { exact: true }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await addButton.click();
  await waitForToast(page, 'Tile tee added to your cart');
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('tessera.cart.v1') ?? '');
  expect(stored).toContain('"id":"tile-tee|Dark print|M"');
});

test('the quantity is limited to the stock', async ({ page }) => {
  await page.goto('/shop/single/crewneck');
  await expect(page.getByText('Only 3 left').first()).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('max', '3');
});

test('a sold-out product is added to the wishlist and not to the cart', async ({ page }) => {
  await page.goto('/shop/single/desk-lamp');
  const main = page.getByRole('main');
  await expect(main.getByText('Sold out').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(main.getByRole('button', { name: 'Add to wishlist' })).toHaveAttribute('aria-pressed', 'true');
});

test('thumbnails and arrows scroll the gallery', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const gallery = page.getByRole('group', { name: 'Pictures of Steel bottle' });
  await page.getByRole('link', { name: /^Picture 3/ }).click();
  await expect
    .poll(() => gallery.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
    .toBe(2);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect
    .poll(() => gallery.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
    .toBe(1);
});

test('recently viewed products are shown', async ({ page }) => {
  await page.goto('/shop/single/mosaic-mug');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden();
  await showPresence(page);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENTLY_VIEWED_KEY))
    .toContain('mosaic-mug');
  await page.goto('/shop/single/usb-hub');
  await showPresence(page);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.getByRole('link', { name: /Mosaic mug/ }).click();
  await expect(page).toHaveURL(/\/shop\/single\/mosaic-mug$/);
});

test('an unknown product shows status 404 and similar products', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 404: GET \/shop\/single\/mosaic-mugs$/);
  browserErrors.expect(/^status 404: GET \/shop\/single\/x+$/);
  browserErrors.expect(/^status 404: GET \/shop\/single\/left-the-range$/);
  const response = await page.goto('/shop/single/mosaic-mugs');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('searchbox', { name: 'Search the shop' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mosaic mug' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mosaic mug');

  expect((await page.goto(`/shop/single/${'x'.repeat(300)}`))?.status()).toBe(404);
  // Its words are in the texts of products, not in their names.
  expect((await page.goto('/shop/single/left-the-range'))?.status()).toBe(404);
  await expect(page.getByText('Did you mean')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Wear and carry' }).click();
  await expect(page).toHaveURL(/\/shop\/grid\?category=wear$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the buy button leads to the checkout with the product', async ({ page, browserErrors }) => {
    browserErrors.expect(blockedScriptRequest);
    await page.goto('/shop/single/tile-tee');
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeHidden();
    await page.getByRole('main').getByLabel('Colour', { exact: true }).selectOption('White print');
    await page.getByRole('main').getByLabel('Size', { exact: true }).selectOption('M');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL('/shop/checkout?buy=tile-tee&color=White+print&size=M&quantity=1');
    await expect(page.getByText('Tile tee').first()).toBeVisible();
  });
});

test('product pages have no axe violations in both themes', async ({ page }) => {
  for (const id of ['tile-tee', 'desk-lamp', 'mosaic-kit', 'hackathon-ticket']) {
    await page.goto(`/shop/single/${id}`);
    await expectAccessibleInBothThemes(page);
  }
});
