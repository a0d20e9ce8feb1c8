import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { pagesByRendering } from '../support/pages-by-rendering';
import { expect, test } from '../support/test';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

declare global {
  interface Window {
    positions?: number[];
  }
}

/** Notes every place that the page is scrolled to from now on. */
const notePositions = (page: Page) =>
  page.evaluate(() => {
    const positions: number[] = [];
    window.positions = positions;
    addEventListener('scroll', () => positions.push(scrollY));
  });

test.describe('R-PAGE-1: back to top', () => {
  for (const address of ['/', '/shop/index', '/shop/cart', '/auth/sign-in']) {
    test(`appears on ${address} at 800 px, not before`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await page.goto(address);
      await page.locator('body').evaluate((body) => {
        body.style.minHeight = '3000px';
      });
      await scrollDown(page, 800);
      await expect(backToTop(page)).toBeVisible();
      await scrollDown(page, 799);
      await expect(backToTop(page)).toBeHidden();
      await scrollDown(page, 800);
      await expect(backToTop(page)).toBeVisible();
    });
  }

  test('scrolls smoothly, and the focus goes to the content', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await scrollDown(page, 3000);
    await notePositions(page);
    await backToTop(page).click();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    const between = await page.evaluate(() => window.positions?.filter((y) => y > 0 && y < 3000).length);
    expect(between).toBeGreaterThan(2);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(backToTop(page)).toBeHidden();
  });

  test('is there at once for people who want less motion', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page, 3000);
    await expect(backToTop(page)).toBeVisible();
    await notePositions(page);
    await backToTop(page).press('Enter');
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => window.positions)).toEqual([0]);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const [way, address] of Object.entries(pagesByRendering)) {
  test(`going back finds a page ${way} where it was left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(address);
    await scrollDown(page, 500);
    const left = await scrolledTo(page);
    expect(left).toBeGreaterThan(0);
    // A press of the mouse would scroll to the link first.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/privacy$/);
    expect(await scrolledTo(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect.poll(() => scrolledTo(page)).toBe(left);
  });
}

test.describe('R-ROUTE-1: unknown paths', () => {
  const unknown = [
    '/no/such/page',
    '/demos/agency/creative',
    '/not-found',
    '/shop/nothing-here',
    '/account/nothing-here',
    '/auth/nothing-here',
    '/messages/unknown-token',
    '/<script>alert(1)</script>',
    `/${'long-'.repeat(400)}`,
  ];

  for (const address of unknown) {
    test(`${address.slice(0, 40)} answers 404 with the not-found page in its frame`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 404: GET /);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Page not found · Tessera');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This tile is missing.');
      await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const address of ['/no/such/page', '/messages/unknown-token', '/shop/single/unknown']) {
      test(`${address} can be read`, async ({ page, browserErrors }) => {
        browserErrors.expect(/^status 404: GET /);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });

  for (const address of ['/%00', '/%E0%A4%A', '/shop/single/%00']) {
    test(`${address}, which is no text, answers 400 in plain words`, async ({ page, browserErrors }) => {
      browserErrors.expect(/^status 400: GET /);
      const response = await page.goto(address);
      expect(response?.status()).toBe(400);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'home page' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  const near = [
    ['/prcing', 'Pricing'],
    ['/services/custom-web', 'Custom web development'],
    ['/carrers', 'Careers'],
    ['/demos/agency/creative', 'Digital studio'],
  ] as const;

  for (const [address, label] of near) {
    test(`${address} suggests ${label}`, async ({ page, browserErrors }) => {
      browserErrors.expect(/^status 404: GET /);
      await page.goto(address);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This tile is missing.');
    });
  }

  test('an address like nothing else suggests nothing', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    await page.goto('/zzzzqqqq');
    await expect(page.getByText('Did you mean')).toBeHidden();
  });

  test('its search finds things of the shop', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    await page.goto('/nothing-here');
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('mug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/grid\?q=mug$/);
  });
});

test('a page that cannot do what was asked says so in its frame, with a title', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 405: POST \/pricing/);
  await page.goto('/pricing');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/pricing';
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveTitle('This page cannot do that · Tessera');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot do that.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(/at .*\.js/)).toHaveCount(0);
  await expectNoAxeViolations(page);
});
