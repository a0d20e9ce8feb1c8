import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../../scripts/browser/axe.ts';
import { expect } from './test';

/** Expects no axe violations in the present state of the page, or in the element that `within` selects. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await findAxeViolations(page, within), `axe on ${page.url()}`).toEqual([]);
}
