import { expectNoAxeViolations } from '../support/accessibility';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

test('a product shows what it is, what it costs and why', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Steel bottle · /);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Steel bottle');
  await expect(main.getByText('Rs. 1,169.10').first()).toBeVisible();
  await expect(main.getByText('You save Rs. 129.90')).toBeVisible();
  await expect(main.getByText('Rs. 1,379.54 with 18 % GST')).toBeVisible();

  await main.getByText('Why this price').click();
  const steps = main.getByRole('listitem').filter({ hasText: 'Order total' });
  await expect(steps).toContainText('Rs. 1,379.54');
});

test('structured data says the same as the page', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': graph } = JSON.parse(text ?? '');
  expect(graph.at(-1)).toMatchObject({
    '@type': 'Product',
    name: 'Steel bottle',
    sku: 'steel-bottle',
    offers: {
      price: '1169.10',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceSpecification: { valueAddedTaxIncluded: false },
    },
    aggregateRating: { ratingValue: 4.2, reviewCount: 5 },
  });
});

test('colour and size must be chosen, and each choice is a line of its own', async ({ page }) => {
  await page.goto('/shop/single/tile-tee');
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await page.getByRole('radiogroup', { name: 'Colour' }).getByText('Dark print').click();
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('M', { exact: true }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await add.click();
  await expect(page.getByText('Tile tee added to your cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('tessera.cart.v1') ?? '');
  expect(stored).toContain('"id":"tile-tee|Dark print|M"');
});

test('no more can be asked for than there is', async ({ page }) => {
  await page.goto('/shop/single/crewneck');
  await expect(page.getByText('Only 3 left').first()).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('max', '3');
});

test('what is sold out can be wished for, not bought', async ({ page }) => {
  await page.goto('/shop/single/desk-lamp');
  const main = page.getByRole('main');
  await expect(main.getByText('Sold out').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Keep on wishlist' }).click();
  await expect(main.getByRole('button', { name: 'Keep on wishlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the small pictures lead to the large ones', async ({ page }) => {
  await page.goto('/shop/single/steel-bottle');
  const rail = page.getByRole('group', { name: 'Pictures of Steel bottle' });
  await page.getByRole('link', { name: /^Picture 3/ }).click();
  await expect
    .poll(() => rail.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
    .toBe(2);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect
    .poll(() => rail.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
    .toBe(1);
});

test('what was looked at before is offered again', async ({ page }) => {
  await page.goto('/shop/single/mosaic-mug');
  await expect(page.getByRole('heading', { name: 'You looked at these' })).toBeHidden();
  await page.goto('/shop/single/usb-hub');
  const recent = page.getByRole('region', { name: 'You looked at these' });
  await recent.getByRole('link', { name: /Mosaic mug/ }).click();
  await expect(page).toHaveURL(/\/shop\/single\/mosaic-mug$/);
});

test('a product that is not there is a page that was not found', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 404: GET \/shop\/single\/mosaic-mugs$/);
  browserErrors.expect(/^status 404: GET \/shop\/single\/x+$/);
  const answer = await page.goto('/shop/single/mosaic-mugs');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('searchbox', { name: 'Search the shop' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mosaic mug' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mosaic mug');

  expect((await page.goto(`/shop/single/${'x'.repeat(300)}`))?.status()).toBe(404);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product can be taken straight to the checkout', async ({ page, browserErrors }) => {
    // The checkout page asks for its modules ahead, which such a browser refuses.
    browserErrors.expect(/^request failed: GET \/assets\/.* \(csp\)$/);
    await page.goto('/shop/single/tile-tee');
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeHidden();
    await page.getByRole('main').getByLabel('Colour', { exact: true }).selectOption('White print');
    await page.getByRole('main').getByLabel('Size', { exact: true }).selectOption('M');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL('/shop/checkout?buy=tile-tee&color=White+print&size=M&quantity=1');
    await expect(page.getByText('Tile tee').first()).toBeVisible();
  });
});

for (const theme of themes) {
  test(`product pages are accessible in the ${theme} theme`, async ({ page }) => {
    await storeTheme(page, theme);
    for (const id of ['tile-tee', 'desk-lamp', 'mosaic-kit', 'hackathon-ticket']) {
      await page.goto(`/shop/single/${id}`);
      await expectNoAxeViolations(page);
    }
  });
}
