import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('beside an open order, all views of the list are in the window', async ({ page }) => {
  await signInAs(page.request, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/orders');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/orders\/TS-/);
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const views = page.getByRole('navigation', { name: 'Views' });
    const hidden = await views.evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(hidden, `${width}`).toBe(0);
  }
});

test('on a phone, the actions for selected orders are one line, which the keyboard scrolls', async ({
  page,
}) => {
  await signInAs(page.request, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/orders');
  await page.locator('[data-admin-select]').first().click();
  const first = page.getByRole('button', { name: 'Packing slips' });
  const last = page.getByRole('button', { name: 'Mark delivered' });
  expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
