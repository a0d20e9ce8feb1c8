import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('in a narrow window, the open rail holds the focus, and Ctrl+K leads from it to the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs(page.request, 'admin');
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: /^Menu/ });
  const rail = page.locator('#admin-rail');
  await menu.press('Enter');
  await expect(rail.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  // Out of the window and back into the rail, never behind it.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('header :focus, main :focus'), key).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(rail).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.press('Enter');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Control+k');
  await expect(rail).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

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

test('on a phone, the chosen view of a list is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page.request, 'admin');
  await page.goto('/admin/orders');
  const views = page.getByRole('navigation', { name: 'Views' });
  const last = views.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});
