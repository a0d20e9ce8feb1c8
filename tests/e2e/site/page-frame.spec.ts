import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { pagesByRendering } from '../support/pages-by-rendering';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const readScrollY = (page: Page) => page.evaluate(() => scrollY);

for (const [rendering, path] of Object.entries(pagesByRendering)) {
  test(`going back restores the scroll position of a page that is ${rendering}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(path);
    await scrollDown(page, 500);
    const position = await readScrollY(page);
    expect(position).toBeGreaterThan(0);
    // A real click would scroll to the link first.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/privacy$/);
    expect(await readScrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => readScrollY(page)).toBe(position);
  });
}

test.describe('R-PAGE-4: the list of all pages in the footer', () => {
  const readColumns = (page: Page) => page.getByRole('navigation', { name: 'All pages' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('its columns are closed on a phone, and each opens by keyboard', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/company');
        const columns = readColumns(page);
        const team = columns.getByRole('link', { name: 'The team', includeHidden: true });
        await expect(team).toHaveAttribute('href', '/team');
        await expect(team).toBeHidden();
        const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? { height: Infinity };
        expect(height).toBeLessThan(844);
        const company = columns.locator('summary').filter({ hasText: 'Company' });
        expect((await company.boundingBox())?.height).toBeGreaterThanOrEqual(24);
        await company.press('Enter');
        await expect(team).toBeVisible();
        await expect(columns.getByRole('link', { name: 'HackMatrix', exact: true })).toBeHidden();
      });

      test('all its columns are shown on a wide window, without controls', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto('/company');
        const columns = readColumns(page);
        for (const name of ['HackMatrix', 'The team', 'Privacy']) {
          await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible();
        }
        await expect(columns.getByRole('heading', { name: 'Company' })).toBeVisible();
        // As in browsers whose style sheets do not reach the contents of a closed <details>.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('::details-content { content-visibility: hidden !important; }');
          document.adoptedStyleSheets.push(sheet);
        });
        await expect(columns.getByRole('link', { name: 'The team' })).toBeVisible();
        await columns.getByRole('link', { name: 'The six products' }).focus();
        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(() => document.activeElement?.matches('footer summary'))).toBe(false);
      });
    });
  }
});

for (const path of ['/company', '/blog/', '/shop/single/mosaic-mug']) {
  test(`R-PAGE-6: ${path} is printed without header and footer`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('R-PAGE-6: a chosen answer and code are printed black on white', async ({ page }) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  const chosen = page.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(chosen.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(chosen.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.goto('/blog/how-this-journal-is-printed');
  const colours = await page
    .locator('pre span')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
});

test('a price explanation is printed when it is open', async ({ page }) => {
  await page.goto('/shop/single/mosaic-mug');
  await page.emulateMedia({ media: 'print' });
  const summary = page.locator('summary').filter({ hasText: 'Why this price' });
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await summary.click();
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toBeVisible();
});

test.describe('R-ROUTE-1: unknown paths', () => {
  const unknownPaths = [
    '/no/such/page',
    '/demos/agency/creative',
    '/not-found',
    '/shop/nothing-here',
    '/account/nothing-here',
    '/auth/nothing-here',
    '/<script>alert(1)</script>',
    `/${'long-'.repeat(400)}`,
  ];

  for (const path of unknownPaths) {
    test(`${path.slice(0, 40)} shows status 404 and the not-found page with header and footer`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 404: GET /);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Page not found · Tessera');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This tile is missing.');
      await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/no/such/page', '/messages/unknown-token', '/shop/single/unknown']) {
      test(`${path} shows its heading and footer`, async ({ page, browserErrors }) => {
        browserErrors.expect(/^status 404: GET /);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });

  for (const path of ['/%00', '/%E0%A4%A', '/shop/single/%00']) {
    test(`${path} is not decodable and shows the not-found page`, async ({ page, browserErrors }) => {
      browserErrors.expect(/^status 404: GET /);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This tile is missing.');
    });
  }

  const similarPaths = [
    ['/prcing', 'Pricing'],
    ['/services/custom-web', 'Custom web development'],
    ['/carrers', 'Careers'],
    ['/demos/agency/creative', 'Digital studio'],
  ] as const;

  for (const [path, label] of similarPaths) {
    test(`${path} suggests ${label}`, async ({ page, browserErrors }) => {
      browserErrors.expect(/^status 404: GET /);
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This tile is missing.');
    });
  }

  test('a path that is similar to no page suggests nothing', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    await page.goto('/zzzzqqqq');
    await expect(page.getByText('Did you mean')).toBeHidden();
  });

  test('the not-found page searches the site', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    await page.goto('/nothing-here');
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('mug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=mug$/);
  });
});

test('an unsupported method shows status 405 with title, header and footer', async ({
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

for (const path of ['/shop/orders', '/account/messages']) {
  test(`the footer of ${path} ends at the lower edge of a window that is higher than the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await signInAs(page.request);
    await page.goto(path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1600);
  });
}
