import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('a press with Shift selects all rows between, also beside the box, and marks no text', async ({
  page,
}) => {
  await signInAs(page.request, 'admin');
  await page.goto('/admin/orders');
  const boxes = page.locator('[data-admin-select]');
  const selected = page.locator('[data-admin-select]:checked');
  await boxes.nth(0).click();
  // In the corner of its label.
  const label = page.locator('label:has([data-admin-select])').nth(2);
  await label.click({ position: { x: 2, y: 2 }, modifiers: ['Shift'] });
  await expect(selected).toHaveCount(3);
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveCount(5);
  await expect(page.getByText('5 selected')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});
