import { paths } from '../../../app/paths';
import { pagePaths } from '../support/page-paths';
import { showPresence } from '../support/show-presence';
import { isProtectedPath } from '../support/sign-in-as';
import { findCartItem } from '../support/stored-cart';
import { expect, test } from '../support/test';

/** A browser that refuses to store. `browserErrors` fails a test on errors in the browser. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  }),
);

test('R-CART-10: the cart lasts on all pages of the tab, and the visitor reads how long', async ({
  page,
}) => {
  await page.goto('/shop/single/desk-mat');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await page.goto('/company');
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await page.goto(paths.shop.cart());
  await expect(findCartItem(page, 'Desk mat')).toBeVisible();
  await expect(page.getByText('This cart ends with this tab')).toBeVisible();
  await page.goto(paths.shop.checkout());
  await expect(page.getByRole('main')).toContainText('Desk mat');
  await page.goto(paths.shop.wishlist());
  await expect(page.getByText('This wishlist ends with this tab')).toBeVisible();
  await page.goto(paths.shop.cart());
  await expect(findCartItem(page, 'Desk mat')).toBeVisible();
});

test('R-CART-10: a toast says that nothing is saved', async ({ page }) => {
  await page.goto('/shop/single/desk-mat');
  await showPresence(page);
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('cannot save this');
});

test('R-CART-10: no page throws an error', async ({ page }) => {
  test.slow();
  const shopPaths = pagePaths.filter((path) => !isProtectedPath(path) && /^\/(shop|auth\/sign-)/.test(path));
  for (const path of new Set(['/', '/blog/', paths.search('desk'), paths.shop.wishlist(), ...shopPaths])) {
    await page.goto(path);
    await showPresence(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
