import type { Locator, Page } from '@playwright/test';
import { signInToast, type Toast, toast } from '../../../app/domain/site/toast';
import { expectNoAxeViolations } from '../support/accessibility';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

interface NotificationQueue {
  push(toast: Toast): number;
}

/** What a page says: the queue is one per document, so that page scripts and the global script share it. */
const say = (page: Page, said: Toast) =>
  page.evaluate((given) => {
    const registry: Map<string, NotificationQueue> = Reflect.get(document, Symbol.for('tessera.state'));
    registry.get('notifications')?.push(given);
  }, said);

const region = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const dismissButton = (page: Page) => region(page).getByRole('button', { name: 'Dismiss' });

/** Opens a page whose time passes only when the test says so. */
async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00') });
  await page.goto(address);
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00'));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed.');
  return box;
}

for (const [way, address] of [
  ['without React', '/terms-of-use'],
  ['of React', '/shop/cart'],
] as const) {
  test(`R-TOAST-1: shown for 2000 ms, then hides (page ${way})`, async ({ page }) => {
    await openWithStoppedClock(page, address);
    await say(page, toast('Saved'));
    await expect(region(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(1_999);
    await expect(region(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(1);
    await expect(region(page).getByText('Saved')).toBeHidden();
  });
}

test('the region is known to screen readers before anything is said in it', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expect(region(page)).toHaveCount(1);
  await expect(region(page)).toBeEmpty();
  await say(page, toast('Copied', 'success'));
  await expect(region(page)).toHaveText('Copied');
});

test('each toast keeps its own time, and the oldest leave when there are too many', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  for (const text of ['one', 'two', 'three', 'four', 'five']) await say(page, toast(text));
  await say(page, toast('short', 'info', 1_000));
  await expect(region(page).getByRole('paragraph')).toHaveText(['three', 'four', 'five', 'short']);
  await page.clock.runFor(1_000);
  await expect(region(page).getByRole('paragraph')).toHaveText(['three', 'four', 'five']);
});

test('the time stands still while the pointer is on it', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await say(page, toast('Saved'));
  await page.clock.runFor(1_500);
  await region(page).getByText('Saved').hover();
  await page.clock.runFor(60_000);
  await page.mouse.move(5, 5);
  await page.clock.runFor(499);
  await expect(region(page).getByText('Saved')).toBeVisible();
  await page.clock.runFor(1);
  await expect(region(page).getByText('Saved')).toBeHidden();
});

test('the time stands still while the focus is on it, also when the pointer leaves', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await say(page, toast('Saved'));
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
  test(`it is reached and dismissed by keyboard (${key}), and the focus goes back`, async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const last = page.getByRole('button', { name: 'Back to top' });
    await last.focus();
    await say(page, toast('Saved'));
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dismissButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(region(page)).toBeEmpty();
    await expect(last).toBeFocused();
  });
}

test('an open drawer does not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page, '/');
  await say(page, toast('Said before'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await say(page, toast('Said after'));
  const box = await boxOf(region(page).getByText('Said after'));
  const onTop = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    box.x + 2,
    box.y + box.height / 2,
  ] as const);
  expect(onTop).toContain('Said after');
});

test('text of a product is text, whatever it contains', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await say(page, toast('<img src=x onerror=alert(1)> added to your cart', 'success'));
  await expect(region(page)).toHaveText('<img src=x onerror=alert(1)> added to your cart');
});

test.describe('R-TOAST-3: sign-in notifications', () => {
  test('stand top right, are light in a dark page, and close after 5000 ms', async ({ page }) => {
    await openWithStoppedClock(page, '/auth/sign-in');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await say(page, signInToast('Signed in', 'success'));
    await say(page, toast('Saved', 'info', 9_000));
    const signIn = region(page).locator('.toast', { hasText: 'Signed in' });
    await expect(signIn).toHaveCSS('color-scheme', 'light');

    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await boxOf(signIn);
    expect(box.y).toBeLessThan(32);
    expect(viewport.width - (box.x + box.width)).toBeLessThan(32);
    const below = await boxOf(region(page).locator('.toast', { hasText: 'Saved' }));
    expect(viewport.height - (below.y + below.height)).toBeLessThan(32);

    await page.clock.runFor(4_999);
    await expect(signIn).toBeVisible();
    await page.clock.runFor(1);
    await expect(signIn).toBeHidden();
    await expect(region(page)).toHaveText('Saved');
  });

  test('can be dragged away; let go early they spring back', async ({ page }) => {
    await openWithStoppedClock(page, '/auth/sign-in');
    await say(page, signInToast('Signed in'));
    const said = region(page).getByText('Signed in');
    const place = await boxOf(said);
    const start = { x: place.x + 10, y: place.y + 10 };
    const dragBy = async (distance: number) => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + distance, start.y, { steps: 4 });
    };
    await dragBy(-60);
    await expect.poll(async () => (await boxOf(said)).x).toBe(place.x - 60);
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(said)).x).toBe(place.x);
    await dragBy(-160);
    await page.mouse.up();
    await expect(said).toBeHidden();
  });
});

for (const theme of themes) {
  test(`every kind of toast can be read (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    await page.goto('/terms-of-use');
    const shownLong = { durationMs: 60_000 };
    await say(page, { ...toast('Removed', 'error'), ...shownLong });
    await say(page, { ...toast('Added', 'success'), ...shownLong });
    await say(page, { ...toast('Known'), ...shownLong });
    await say(page, { ...signInToast('Signed in'), ...shownLong });
    await expectNoAxeViolations(page, '.toasts');
  });
}
