import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('in a low window, the rail names the groups out of view and scrolls to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page.request, 'admin');
  await page.goto('/admin');
  const rail = page.getByRole('navigation', { name: 'Back office' });
  const settings = rail.getByRole('link', { name: 'Settings' });
  const more = page.getByRole('button', { name: /System/ });
  await expect(more).toBeInViewport();
  await expect(settings).not.toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(settings).toBeInViewport({ ratio: 1 });
  await expect(more).toBeHidden();

  // On a page of the last group its link is in view, and so is the way to the start.
  await page.goto('/admin/settings');
  await expect(settings).toBeInViewport({ ratio: 1 });
  await expect(rail.getByRole('link', { name: 'Tessera' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 1300 });
  await expect(more).toBeHidden();
  await expect(settings).toBeInViewport({ ratio: 1 });
});
