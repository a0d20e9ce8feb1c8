import type { Locator } from '@playwright/test';
import { findAxeViolations } from '../../../scripts/browser/axe.ts';
import { expect, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const readStyle = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('with forced colours, buttons have edges and sliders are drawn', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveJSProperty('isConnected', true);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  for (const button of [
    page.getByRole('button', { name: 'Switch between light and dark' }),
    page.getByRole('link', { name: 'Start a project' }).first(),
  ]) {
    expect(await readStyle(button, 'border-top-width')).toBe('1px');
    expect(await readStyle(button, 'border-top-style')).toBe('solid');
  }
  const slider = page.getByRole('slider').first();
  expect(await readStyle(slider, 'forced-color-adjust')).toBe('none');
  expect(await readStyle(slider, 'background-image')).toContain('linear-gradient');
  // The painted colours are those of the visitor. The rule reads the colours of the style sheet.
  const violations = await findAxeViolations(page);
  expect(violations.filter(({ rule }) => rule !== 'color-contrast')).toEqual([]);
});

test('with forced colours, an open menu has an edge', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu.getByRole('link', { name: 'HackMatrix' })).toBeVisible();
  expect(await readStyle(menu, 'border-bottom-style')).toBe('solid');
  expect(await readStyle(menu, 'border-bottom-width')).toBe('1px');
});

test('with forced colours, columns and cards of a board have edges', async ({ page }) => {
  await page.goto('/saas/v4');
  const column = page.getByRole('region', { name: 'Doing' });
  for (const element of [column, column.getByRole('listitem').first()])
    expect(await readStyle(element, 'border-top-width')).toBe('1px');
});

test('with forced colours, a chosen option has another background than the others', async ({ page }) => {
  await page.goto('/shop/single/tile-tee');
  const sizes = page.getByRole('radio', { name: /^(S|M|L)$/ });
  await sizes.first().check({ force: true });
  const backgroundOf = (index: number) => readStyle(sizes.nth(index).locator('..'), 'background-color');
  expect(await backgroundOf(0)).not.toBe(await backgroundOf(1));
  for (const index of [0, 1])
    expect(await readStyle(sizes.nth(index).locator('..'), 'border-top-width')).toBe('1px');
});
