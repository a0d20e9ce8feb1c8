import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findBrokenWords } from '../support/broken-words';
import { orderMugs } from '../support/checkout-form';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const panel = (page: Page, number: string) => page.getByRole('region', { name: `Order ${number}` });

/** Waits for the page after a form, which begins at what was done, and for its script, which listens to keys. */
async function expectDone(page: Page, message: string) {
  await expect(page.getByRole('status').filter({ hasText: message })).toBeFocused();
  await page.waitForLoadState('load');
}

/** In the list, the tiles and the name of the state are on one line, also beside a badge. */
async function expectStateOnOneLine(page: Page, number: string) {
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByText('to transfer')).toBeVisible();
  const isOneLine = await row
    .locator('.step-tile')
    .first()
    .evaluate((tile) => {
      const label = tile.parentElement?.nextElementSibling?.getBoundingClientRect();
      const { top, bottom } = tile.getBoundingClientRect();
      return label !== undefined && label.top < bottom && top < label.bottom;
    });
  expect(isOneLine).toBe(true);
}

test('an order is paid, packed, shipped, delivered and refunded in part, mostly by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const shopper = await browser.newContext({ baseURL });
  const number = await orderMugs(await shopper.newPage(), 2);
  await shopper.close();

  await signInAs(page.request, 'staff');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /payments? to record/ })).toBeVisible();

  // The search finds the order.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  // Before the load event the script does not listen to keys.
  await page.waitForLoadState('load');

  // R opens the form of the payment, with the cursor in its first field.
  await page.keyboard.press('r');
  await page.keyboard.type('UTR5544332211');
  await page.keyboard.press('Enter');
  await expectDone(page, 'The payment is recorded.');

  await page.keyboard.press('p');
  await expectDone(page, 'Packed.');

  await page.keyboard.press('s');
  await page.keyboard.type('Blue Dart');
  await page.getByLabel('Tracking link').fill('https://courier.example/track/7');
  await page.keyboard.press('Enter');
  await expectDone(page, 'Shipped.');
  await expect(panel(page, number).getByRole('link', { name: 'Track the parcel' })).toBeVisible();

  await page.keyboard.press('d');
  await expectDone(page, 'Delivered.');

  await page.keyboard.press('n');
  await page.keyboard.type('A friend of the house.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(panel(page, number).getByText('A friend of the house.')).toBeVisible();

  const order = panel(page, number);
  await order
    .locator('summary')
    .filter({ hasText: /^Refund$/ })
    .click();
  await order.getByRole('spinbutton').first().fill('1');
  await order.getByLabel('Reason').fill('One mug arrived in two parts.');
  await order.getByRole('button', { name: 'Refund it' }).click();
  await expectDone(page, 'The refund is noted.');
  await expect(order.getByText('1 refunded')).toBeVisible();
  await expect(order.getByText('to transfer', { exact: true })).toBeVisible();
  await expectStateOnOneLine(page, number);

  await order.getByText('I have transferred it').click();
  await expectAccessibleInBothThemes(page);
  await order.getByLabel('Reference of the transfer').filter({ visible: true }).fill('UTR9988');
  await order.getByRole('button', { name: 'Note it' }).click();
  await expectDone(page, 'The transfer is noted.');
  await expect(order.getByText('to transfer')).toBeHidden();
});

test('keys move through the list, select and open, and do nothing in a field', async ({ page }) => {
  await signInAs(page.request, 'staff');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/orders');
  const links = page.locator('[data-admin-entry]');
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();

  await page.keyboard.press('x');
  await expect(page.locator('[data-admin-select]').nth(1)).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeHidden();

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('j?x');
  await expect(page.getByRole('searchbox')).toHaveValue('j?x');

  const number = (await links.nth(1).innerText()).trim();
  await links.nth(0).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // The load event: before it, the script does not listen to keys.
  await page.waitForURL(new RegExp(`/admin/orders/${number}`));
  await expect(page.locator('[data-admin-entry][aria-current]')).toHaveText(number);
  await page.getByRole('link', { name: 'Skip to the order' }).press('Enter');
  await expect(page.getByRole('region', { name: `Order ${number}` })).toBeFocused();
  // From the open order the list goes on.
  await page.keyboard.press('j');
  await expect(links.nth(2)).toBeFocused();
});

// tests/e2e/site/every-page.spec.ts looks at the pages without parameters.
test('an order, a customer and found entries are accessible in both themes and fit every width', async ({
  page,
}) => {
  test.slow();
  await signInAs(page.request, 'admin');
  await page.goto('/admin/orders');
  const number = (await page.locator('[data-admin-entry]').first().innerText()).trim();
  for (const path of [`/admin/orders/${number}`, `/admin/customers/${number}`, '/admin/search?q=a']) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothThemes(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => findOverflow(page), path).toEqual([]);
  }
  // This view has one more button beside the title.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin/orders?view=to-pay');
  await expect.poll(() => findBrokenWords(page)).toEqual([]);
});
