import type { Page } from '@playwright/test';
import { headerMenus } from '../../../app/content/site/navigation';
import { expectNoAxeViolations } from '../support/accessibility';
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
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links.filter({ hasText: 'Privacy' })).toBeVisible();
      expect((await links.count()) < 10, path).toBe(path !== '/contact');
    }
  });

  test('the open drawer holds the focus', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await drawer(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
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
    await expect(accountLinks.getByRole('link')).toHaveCount(9);
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

  test('the menus open and link to pages', async ({ page }) => {
    await page.goto('/');
    await mainNavigation(page).getByRole('button', { name: 'Products' }).click();
    await mainNavigation(page).getByRole('link', { name: 'Bridge' }).click();
    await expect(page).toHaveURL(/\/products\/bridge$/);
  });

  test('the drawer opens and links to pages', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await menuButton(page).click();
    await drawer(page).locator('summary', { hasText: 'Company' }).click();
    await drawer(page).getByRole('link', { name: 'The team' }).click();
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
