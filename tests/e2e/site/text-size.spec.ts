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
