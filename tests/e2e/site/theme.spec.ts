import type { Page } from '@playwright/test';
import { pagesByRendering } from '../support/pages-by-rendering';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

const key = 'tessera.theme';
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });
const readStoredTheme = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores a value before the first page loads. */
const storeBeforeLoad = (page: Page, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

declare global {
  interface Window {
    /** When the root element got its theme, in milliseconds since the start of the navigation. */
    themeSetAt?: number;
  }
}

for (const [rendering, path] of Object.entries(pagesByRendering)) {
  test.describe(`R-THEME-1 on a page that is ${rendering}`, () => {
    test('without a stored theme the page is dark and stores dark', async ({ page }) => {
      await page.goto(path);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      expect(await readStoredTheme(page)).toBe('dark');
    });

    test('a stored light theme gives a light page', async ({ page }) => {
      await storeBeforeLoad(page, 'light');
      await page.goto(path);
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await expect(root(page)).toHaveCSS('color-scheme', 'light');
    });

    test('the theme is set before the first paint', async ({ page }) => {
      await storeBeforeLoad(page, 'light');
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.documentElement?.dataset.theme) return;
          window.themeSetAt = performance.now();
          observer.disconnect();
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      await page.goto(path);
      const firstPaint = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              for (const { startTime } of list.getEntriesByName('first-paint')) resolve(startTime);
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      expect(await page.evaluate(() => window.themeSetAt)).toBeLessThan(await firstPaint);
    });

    test('a change sets the attribute on the root element and is stored', async ({ page }) => {
      await page.goto(path);
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await readStoredTheme(page)).toBe('light');
      await page.reload();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await toggle(page).press('Enter');
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      expect(await readStoredTheme(page)).toBe('dark');
    });
  });
}

const storedValues = ['dark', 'Light', ' light', '"light"', 'null', '', '</script><script>alert(1)</script>'];

for (const value of storedValues) {
  test(`R-THEME-1: a stored ${JSON.stringify(value)} gives dark`, async ({ page }) => {
    await storeBeforeLoad(page, value);
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test('R-THEME-4: the theme of the device is a third choice and applies from the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/shop/cart');
  await showPresence(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const choice = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
  await expect(choice('Dark')).toHaveAttribute('aria-pressed', 'true');
  await choice('As the device').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await readStoredTheme(page)).toBe('dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms-of-use');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await showPresence(page);
  await expect(choice('As the device')).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(choice('Dark')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('other open tabs change their theme', async ({ context }) => {
  const reading = await context.newPage();
  const shopping = await context.newPage();
  await reading.goto('/');
  await shopping.goto('/shop/cart');
  await toggle(reading).click();
  await expect(root(shopping)).toHaveAttribute('data-theme', 'light');
  await toggle(shopping).click();
  await expect(root(reading)).toHaveAttribute('data-theme', 'dark');
});

test('going back shows the page in the new theme', async ({ page }) => {
  await page.goto('/');
  await page.goto('/shop/index');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('the theme changes without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is dark, and the theme switch is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(root(page)).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('[data-theme-toggle]')).toBeHidden();
  });
});
