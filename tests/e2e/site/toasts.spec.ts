import type { Locator, Page } from '@playwright/test';
import { createSignInToast, createToast } from '../../../app/domain/site/toast';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { showPresence } from '../support/show-presence';
import { showToast } from '../support/show-toast';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const dismissButton = (page: Page) => region(page).getByRole('button', { name: 'Dismiss' });

/** Opens a page with a paused clock. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00') });
  await page.goto(path);
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00'));
}

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed.');
  return box;
}

for (const [hydration, path] of [
  ['static', '/terms-of-use'],
  ['hydrated', '/shop/cart'],
] as const) {
  test(`R-TOAST-1: a toast on a ${hydration} page hides after 2000 ms`, async ({ page }) => {
    await openWithPausedClock(page, path);
    await showToast(page, createToast('Saved'));
    await expect(region(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(1_999);
    await expect(region(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(1);
    await expect(region(page).getByText('Saved')).toBeHidden();
  });
}

test('the toast region exists before the first toast', async ({ page }) => {
  await openWithPausedClock(page, '/');
  await showPresence(page);
  await expect(region(page)).toHaveCount(1);
  await expect(region(page)).toBeEmpty();
  await showToast(page, createToast('Copied', 'success'));
  await expect(region(page)).toHaveText('Copied');
});

test('each toast has its own duration, and more than four replace the oldest', async ({ page }) => {
  await openWithPausedClock(page, '/');
  for (const text of ['one', 'two', 'three', 'four', 'five']) await showToast(page, createToast(text));
  await showToast(page, createToast('short', 'info', 1_000));
  await expect(region(page).getByRole('paragraph')).toHaveText(['three', 'four', 'five', 'short']);
  await page.clock.runFor(1_000);
  await expect(region(page).getByRole('paragraph')).toHaveText(['three', 'four', 'five']);
});

test('the duration is paused while the pointer is over the toast', async ({ page }) => {
  await openWithPausedClock(page, '/');
  await showToast(page, createToast('Saved'));
  await page.clock.runFor(1_500);
  await region(page).getByText('Saved').hover();
  await page.clock.runFor(60_000);
  await page.mouse.move(5, 5);
  await page.clock.runFor(499);
  await expect(region(page).getByText('Saved')).toBeVisible();
  await page.clock.runFor(1);
  await expect(region(page).getByText('Saved')).toBeHidden();
});

test('the duration is paused while the toast has the focus, even after the pointer leaves', async ({
  page,
}) => {
  await openWithPausedClock(page, '/');
  await showToast(page, createToast('Saved'));
  await dismissButton(page).focus();
  await region(page).getByText('Saved').hover();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(region(page).getByText('Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Cart' }).first().focus();
  await page.clock.runFor(2_000);
  await expect(region(page).getByText('Saved')).toBeHidden();
});

for (const key of ['Enter', 'Space', 'Escape']) {
  test(`a toast is dismissed with ${key}, and the focus returns`, async ({ page }) => {
    await openWithPausedClock(page, '/');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const lastButton = page.getByRole('button', { name: 'Back to top' });
    await lastButton.focus();
    await showToast(page, createToast('Saved'));
    await expect(lastButton).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dismissButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(region(page)).toBeEmpty();
    await expect(lastButton).toBeFocused();
  });
}

test('an open drawer does not cover the toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithPausedClock(page, '/');
  await showToast(page, createToast('Shown before'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await showToast(page, createToast('Shown after'));
  const box = await getBox(region(page).getByText('Shown after'));
  const topmostText = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    box.x + 2,
    box.y + box.height / 2,
  ] as const);
  expect(topmostText).toContain('Shown after');
});

test('HTML in a toast is shown as text', async ({ page }) => {
  await openWithPausedClock(page, '/');
  await showToast(page, createToast('<img src=x onerror=alert(1)> added to your cart', 'success'));
  await expect(region(page)).toHaveText('<img src=x onerror=alert(1)> added to your cart');
});

test.describe('R-TOAST-3: sign-in toasts', () => {
  test('appear at the top right in the light theme and hide after 5000 ms', async ({ page }) => {
    await openWithPausedClock(page, '/auth/sign-in');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await showToast(page, createSignInToast('Signed in', 'success'));
    await showToast(page, createToast('Saved', 'info', 9_000));
    const signIn = region(page).locator('.toast', { hasText: 'Signed in' });
    await expect(signIn).toHaveCSS('color-scheme', 'light');

    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await getBox(signIn);
    expect(box.y).toBeLessThan(32);
    expect(viewport.width - (box.x + box.width)).toBeLessThan(32);
    const below = await getBox(region(page).locator('.toast', { hasText: 'Saved' }));
    expect(viewport.height - (below.y + below.height)).toBeLessThan(32);

    await page.clock.runFor(4_999);
    await expect(signIn).toBeVisible();
    await page.clock.runFor(1);
    await expect(signIn).toBeHidden();
    await expect(region(page)).toHaveText('Saved');
  });

  test('are dismissed by dragging and return after a short drag', async ({ page }) => {
    await openWithPausedClock(page, '/auth/sign-in');
    await showToast(page, createSignInToast('Signed in'));
    const signIn = region(page).getByText('Signed in');
    const startBox = await getBox(signIn);
    const start = { x: startBox.x + 10, y: startBox.y + 10 };
    const dragBy = async (distance: number) => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + distance, start.y, { steps: 4 });
    };
    await dragBy(-60);
    await expect.poll(async () => (await getBox(signIn)).x).toBe(startBox.x - 60);
    await page.mouse.up();
    await expect.poll(async () => (await getBox(signIn)).x).toBe(startBox.x);
    await dragBy(-160);
    await page.mouse.up();
    await expect(signIn).toBeHidden();
  });
});

test('toasts have no axe violations in both themes', async ({ page }) => {
  await page.goto('/terms-of-use');
  const longDuration = { durationMs: 60_000 };
  await showToast(page, { ...createToast('Removed', 'error'), ...longDuration });
  await showToast(page, { ...createToast('Added', 'success'), ...longDuration });
  await showToast(page, { ...createToast('Known'), ...longDuration });
  await showToast(page, { ...createSignInToast('Signed in'), ...longDuration });
  await expectAccessibleInBothThemes(page, '.toasts');
});
