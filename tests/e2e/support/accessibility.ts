import type { Page } from '@playwright/test';
import type { Theme } from '../../../app/domain/site/theme';
import { type AxeOptions, findAxeViolations, themeDependentRules } from '../../../scripts/browser/axe.ts';
import { switchTheme } from './stored-theme';
import { expect } from './test';

/** Expects no axe violations in the present state of the page, or in the element that `within` selects. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await findAxeViolations(page, { within }), `axe on ${page.url()}`).toEqual([]);
}

/** Changes the theme and expects no axe violations. */
export async function expectAccessibleInTheme(page: Page, theme: Theme, options?: AxeOptions): Promise<void> {
  await switchTheme(page, theme);
  expect(await findAxeViolations(page, options), `axe on ${page.url()}, ${theme}`).toEqual([]);
}

/**
 * Expects no axe violations in both themes. Rules that cannot depend on the theme run in the dark one alone. The page is not loaded
 * again: it has the dark theme before and after.
 */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await expectAccessibleInTheme(page, 'dark', { within });
  await expectAccessibleInTheme(page, 'light', { within, rules: themeDependentRules });
  await switchTheme(page, 'dark');
}

const SHOWN_AT = 'data-shown-at';

/** Marks each element that the page shows now as shown at this width. */
export async function markShownElements(page: Page, width: number): Promise<void> {
  await page.evaluate(
    ([attribute, width]) => {
      for (const element of document.body.querySelectorAll('*')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { width: shownWidth, height } = element.getBoundingClientRect();
        if (shownWidth === 0 || height === 0) continue;
        element.setAttribute(attribute, `${element.getAttribute(attribute) ?? ''} ${width}`.trim());
      }
    },
    [SHOWN_AT, String(width)] as const,
  );
}

/**
 * Changes the theme and expects no violations of rules that depend on it in elements that are marked as shown at this
 * width alone. Colours are the same at all widths.
 */
export async function expectElementsOfOneWidthAccessible(
  page: Page,
  theme: Theme,
  width: number,
): Promise<void> {
  await switchTheme(page, theme);
  const within = `[${SHOWN_AT}="${width}"]`;
  if (!(await page.evaluate((selector) => document.querySelector(selector) !== null, within))) return;
  const violations = await findAxeViolations(page, { within, rules: themeDependentRules });
  expect(violations, `axe on ${page.url()}, ${theme}, only at ${width} px`).toEqual([]);
}
