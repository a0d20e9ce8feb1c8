import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../../scripts/browser/axe.ts';
import { expect } from './test';

/** Fails with what axe finds on the page as it stands, or in the part of it that `within` selects. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await findAxeViolations(page, within), `axe on ${page.url()}`).toEqual([]);
}
