import type { Page } from '@playwright/test';
import { headerMenus } from '../../../app/content/site/navigation';
import { expectNoAxeViolations } from '../support/accessibility';
import { showPresence } from '../support/show-presence';
import { isProtectedPath, signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const phone = { width: 390, height: 844 };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

for (const { label, groups } of headerMenus.filter((menu) => menu.groups.length > 0)) {
  test(`the menu ${label} is operated by keyboard`, async ({ page }) => {
    await page.goto('/');
    const button = mainNavigation(page).getByRole('button', { name: label });
    const [first] = groups.flatMap((group) => group.links);
    if (!first) throw new Error(`The menu ${label} is empty.`);
    const link = mainNavigation(page).getByRole('link', { name: first.label }).first();
    await button.focus();
    await expect(link).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForURL(`**${first.href}`), page.keyboard.press('Enter')]);
  });
}

test('one menu is open at a time, and a click outside closes it', async ({ page }) => {
  await page.goto('/');
  const navigation = mainNavigation(page);
  await navigation.getByRole('button', { name: 'Products' }).click();
  await expect(navigation.getByRole('link', { name: 'All six' })).toBeVisible();
  await navigation.getByRole('button', { name: 'Services' }).click();
  await expect(navigation.getByRole('link', { name: 'All six' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'The quick audit' })).toBeVisible();
  await page.mouse.click(8, 880);
  await expect(navigation.getByRole('link', { name: 'The quick audit' })).toBeHidden();
});

test('every open menu is accessible and stays within the window', async ({ page }) => {
  await page.goto('/terms-of-use');
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    for (const button of await mainNavigation(page).getByRole('button').all()) {
      await button.click();
      await expectNoAxeViolations(page, 'header');
      const panel = page.locator('.menu-panel:popover-open');
      const { left, right } = await panel.evaluate((element) => element.getBoundingClientRect().toJSON());
      expect([left >= 0, right <= width]).toEqual([true, true]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the drawer opens, closes and restores the focus', async ({ page }) => {
    await page.goto('/');
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('an open drawer holds the focus: menu, filters and "My profile"', async ({ page }) => {
    await signInAs(page.request);
    for (const [path, opener, drawerId] of [
      ['/shop/index', 'Menu', 'site-menu'],
      ['/shop/grid', 'Filter', 'filters'],
      ['/account/profile', /^My profile/, 'my-profile'],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole('button', { name: opener, exact: true });
      await button.press('Enter');
      const open = page.locator(`#${drawerId}`);
      await expect(open.getByRole('button', { name: /^Close/ }), path).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', path !== '/shop/grid');
      // Out of the window or to another control of the drawer, never behind it.
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        // Toasts are above the drawer.
        const isBehind = await open.evaluate(
          (element) =>
            ![element, document.querySelector('.toasts')].some((part) =>
              part?.contains(document.activeElement),
            ) && document.activeElement !== document.body,
        );
        expect(isBehind, `${path} after ${key}`).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(button, path).toBeFocused();
    }
  });

  test('the header with the cart comes back while the visitor scrolls up, and nothing moves', async ({
    page,
  }) => {
    for (const path of ['/', '/shop/grid', '/shop/cart']) {
      await page.goto(path);
      await page.locator('body').evaluate((body) => {
        body.style.minHeight = '4000px';
      });
      const cart = page.getByRole('link', { name: /^Cart/ }).first();
      await showPresence(page);
      // Its style says that the script of narrow windows has run.
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      await page.mouse.wheel(0, 1500);
      await expect(cart, path).not.toBeInViewport();
      await page.mouse.wheel(0, -100);
      await expect(cart, path).toBeInViewport();
    }
  });

  test('Pricing, Contact, Shop and Account need no group, and the shop is above the fold of the home page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Visit the shop' })).toBeInViewport();
    await menuButton(page).click();
    for (const name of ['Pricing', 'Contact', 'Shop', 'Account']) {
      await expect(drawer(page).getByRole('link', { name, exact: true }).first()).toBeInViewport();
    }
  });

  test('account and shop have a short footer', async ({ page }) => {
    for (const path of ['/shop/index', '/shop/checkout', '/contact']) {
      await page.goto(path);
      const links = page.getByRole('contentinfo').locator('a');
      await expect(links.filter({ hasText: 'Privacy' })).toBeVisible();
      expect((await links.count()) < 10, path).toBe(path !== '/contact');
    }
  });

  test('the groups of the drawer open one at a time and link to every page of the menus', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).click();
    for (const { label, groups } of headerMenus.filter((menu) => menu.groups.length > 0)) {
      await drawer(page).locator('summary', { hasText: label }).click();
      const hrefs = await drawer(page)
        .locator('details[open] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(groups.flatMap((group) => group.links.map(({ href }) => href)));
    }
    await expectNoAxeViolations(page);
  });

  test('R-ROUTE-6: the account has a drawer titled My profile', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/account/security');
    const accountLinks = page.getByRole('navigation', { name: 'My profile' });
    await expect(accountLinks).toBeHidden();
    await page.getByRole('button', { name: 'My profile' }).click();
    await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
    await expect(accountLinks.getByRole('link')).toHaveCount(10);
    await expect(accountLinks.getByRole('link').first()).toHaveText('Overview');
    await expect(accountLinks.getByRole('link', { name: 'Security' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(accountLinks).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus are links to the pages above theirs, and on a phone to all pages', async ({ page }) => {
    await page.goto('/');
    await mainNavigation(page).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.setViewportSize(phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL(/\/site-map$/);
    await page.getByRole('main').getByRole('link', { name: 'The team' }).click();
    await expect(page).toHaveURL(/\/team$/);
  });
});

for (const path of ['/', '/blog/', '/shop/index', '/shop/cart', '/auth/sign-in', '/account/profile']) {
  test(`the first link on ${path} skips the header`, async ({ page }) => {
    if (isProtectedPath(path)) await signInAs(page.request);
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('links to the present page have aria-current', async ({ page }) => {
  await page.goto('/team');
  await mainNavigation(page).getByRole('button', { name: 'Company' }).click();
  await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText(/^The team/);
  await expect(page.getByRole('contentinfo').locator('[aria-current=page]')).toHaveText('The team');
  await page.goto('/blog/');
  await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText('Journal');
  await expect(page.getByRole('navigation', { name: 'Journal' }).locator('[aria-current=page]')).toHaveText(
    'Latest',
  );
});

for (const path of ['/', '/shop/index', '/auth/sign-in']) {
  test(`focused elements on ${path} have a visible outline`, async ({ page }) => {
    await page.goto(path);
    const focusable = await page.locator('a[href], button, input, select, textarea, summary').count();
    for (let step = 0; step < Math.min(focusable, 40); step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'the page itself';
        // A link over a whole card has its outline on ::after.
        const isShown = [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        return isShown ? 'shown' : element.outerHTML;
      });
      expect(outline).toMatch(/^(shown|the page itself)$/);
    }
  });
}
