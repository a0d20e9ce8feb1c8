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
  /** A selector for each element. */
  elements: string[];
}

/** Waits for transitions and animations that come to an end. In the middle of one, colours have too little contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/**
 * The violations that axe finds in the present state of a page, open dialogs included. The debugger runs axe, which
 * the content security policy of the page does not block.
 */
export async function findAxeViolations(page: Page, within = ':root'): Promise<AxeViolation[]> {
  await waitForAnimations(page);
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
