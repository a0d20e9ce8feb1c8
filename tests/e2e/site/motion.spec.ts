import type { Locator } from '@playwright/test';
import { createToast } from '../../../app/domain/site/toast';
import { showToast } from '../support/show-toast';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

// The other tests ask for reduced motion. These do not.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a popover and returns the properties that its transition changes. */
const openAndListTransitions = (popover: Locator): Promise<string[]> =>
  popover.evaluate(async (element: HTMLElement) => {
    element.showPopover();
    await new Promise(requestAnimationFrame);
    return element
      .getAnimations()
      .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : ''));
  });

test('R-ROUTE-6: on a phone the drawer "My profile" slides in, and the menu, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page.request);
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'My profile' }).click();
  const drawer = page.locator('#my-profile');
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await openAndListTransitions(drawer)).toContain('translate');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await openAndListTransitions(menu)).toContain('translate');
});

test('a toast fades in', async ({ page }) => {
  await page.goto('/terms-of-use');
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset.startedAnimation = animationName;
    });
  });
  await showToast(page, createToast('Saved'));
  await expect(page.locator('html')).toHaveAttribute('data-started-animation', 'toast-in');
});

test('the carousel of quotes scrolls smoothly, and at once with reduced motion', async ({ page }) => {
  await page.goto('/auth/sign-in');
  const quotes = page.getByRole('list', { name: 'Quotes' });
  const readBehaviour = () => quotes.evaluate((element) => getComputedStyle(element).scrollBehavior);
  expect(await readBehaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readBehaviour()).toBe('auto');
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect(quotes.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 });
});
