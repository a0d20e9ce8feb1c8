import type { Page } from '@playwright/test';
import type { Theme } from '../../../app/domain/site/theme';
import { findAxeViolations, themeDependentRules } from '../../../scripts/browser/axe.ts';
import { switchTheme, themes } from './stored-theme';
import { expect } from './test';

/** Expects no axe violations in the present state of the page, or in the element that `within` selects. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await findAxeViolations(page, { within }), `axe on ${page.url()}`).toEqual([]);
}

/** Changes the theme and expects no axe violations. Rules that cannot depend on the theme run in the dark one alone. */
export async function expectAccessibleInTheme(page: Page, theme: Theme, within?: string): Promise<void> {
  await switchTheme(page, theme);
  const rules = theme === 'dark' ? undefined : themeDependentRules;
  expect(await findAxeViolations(page, { within, rules }), `axe on ${page.url()}, ${theme}`).toEqual([]);
}

/** Expects no axe violations in both themes. The page is not loaded again: it has the dark theme before and after. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  for (const theme of themes) await expectAccessibleInTheme(page, theme, within);
  await switchTheme(page, 'dark');
}
