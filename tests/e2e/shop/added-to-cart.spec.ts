import { expectAccessibleInBothThemes } from '../support/accessibility';
import { holdRequests } from '../support/hold-requests';
import { expectToFitPhone } from '../support/layout-checks';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';
import { waitForToast } from '../support/wait-for-toast';

const PHONE = { width: 390, height: 844 };

test('R-CART-8: adding opens a panel with picture, name, quantity and links, for repeats too', async ({
  page,
}) => {
  await page.goto('/shop/single/usb-hub');
  const addButton = page.getByRole('button', { name: 'Add to cart', exact: true });
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await addButton.focus();
  await page.keyboard.press('Enter');
  await waitForToast(page, 'USB hub added to your cart');
  await expect(panel).toContainText('1 in your cart');
  await expect(panel.locator('img')).toHaveAttribute('src', /usb-hub.*-320\.webp$/);
  await expect(page.getByText('USB hub: 1 in your cart')).toHaveRole('status');
  await expect(addButton).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toContainText('2 in your cart');
  await expect(page.getByText('USB hub: 2 in your cart')).toHaveRole('status');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessibleInBothThemes(page, '.added-panel');
  await expectToFitPhone(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(addButton).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of USB hub' })).toHaveValue('3');
});

test('a press before the script is there does not load the page again', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/global-/);
  await page.goto('/shop/single/usb-hub', { waitUntil: 'commit' });
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('3');
  const addButton = page.getByRole('button', { name: 'Add to cart', exact: true });
  await addButton.click();
  release();
  await page.waitForLoadState();
  await expect(page).toHaveURL('/shop/single/usb-hub');
  await expect(quantity).toHaveValue('3');
  await addButton.click();
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toContainText('3 in your cart');
});

test('on a phone, a product page has its buy button in reach while the form is out of sight', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/shop/single/tile-tee');
  await showPresence(page);
  const barButton = page.getByRole('button', { name: 'Add to cart (Tile tee)' });
  const form = page.locator('form#buy');
  await expect(barButton).toBeInViewport();
  await expectAccessibleInBothThemes(page, '[data-buy-bar]');
  await expectToFitPhone(page);
  await page.setViewportSize(PHONE);

  // A colour and a size are required: the browser leads to them.
  await barButton.click();
  await expect(form).toBeInViewport();
  await expect(barButton).toBeHidden();
  await form.getByText('Dark print').click();
  await form.getByText('M', { exact: true }).click();
  await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded();
  await barButton.click();
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toContainText('Dark print, M');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(barButton).toBeHidden();
});

test('R-CART-8: a double click adds one, and the panel stays open', async ({ page }) => {
  await page.goto('/shop/single/usb-hub');
  await showPresence(page);
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  const addButton = page.getByRole('button', { name: 'Add to cart', exact: true });
  await addButton.dblclick();
  await expect(panel).toContainText('1 in your cart');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // Now the panel is loaded: it opens between the two presses.
  await addButton.dblclick();
  await expect(panel).toContainText('2 in your cart');
  await expect(panel).toBeVisible();
});
