import { expect, test } from '../support/test';
import { setTextSize } from '../support/text-size';

test('large text has the layout of a narrower window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  for (const textSize of [24, 32]) {
    await setTextSize(page, textSize);
    await expect(navigation).toBeHidden();
  }
});

test('large text on a phone covers no button and breaks no word of a price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await setTextSize(page, 32);
  // A press on a covered button would not reach it.
  await page.getByRole('link', { name: 'Visit the shop' }).click({ trial: true });
  await page.goto('/shop/single/tile-tee');
  await setTextSize(page, 32);
  await page.getByText('Why this price').click();
  const detail = page.getByText('Price times quantity, added up over 1 unit.');
  const list = page.getByRole('list').filter({ has: detail }).last();
  const widths = await Promise.all([detail, list].map(async (part) => (await part.boundingBox())?.width));
  expect(widths[0]).toBe(widths[1]);
});
