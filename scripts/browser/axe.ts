import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface AxeViolation {
  rule: string;
  impact: string;
  help: string;
  /** Where: one selector for each element. */
  elements: string[];
}

/**
 * What axe finds on a page as it stands, open dialogs and all. The debugger runs it from outside, which no content
 * security policy forbids: the page is examined under the policy that visitors get.
 */
export async function findAxeViolations(page: Page, within = ':root'): Promise<AxeViolation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'] });
    return violations.map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact ?? 'unknown',
      help,
      elements: nodes.map((node) => node.target.join(' ')),
    }));
  }, within);
}
