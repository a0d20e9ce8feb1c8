import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOutWholePage } from './lay-out-whole-page.ts';

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

/**
 * Finishes all finite transitions and animations. While one runs, colours can have too little contrast. The end of a transition of an
 * inherited colour starts another transition, so this repeats. A page that starts new ones forever does not block it.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let round = 0; round < 50; round += 1) {
      const finite = document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      if (finite.length === 0) return;
      for (const animation of finite) animation.finish();
    }
  });
}

/** Rules whose result can change with the theme: colours, and the names of elements that one theme shows. */
export const themeDependentRules: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'svg-img-alt',
  'link-name',
  'button-name',
];

export interface AxeOptions {
  /** Selects the element to check. Without it the whole page is checked. */
  within?: string | undefined;
  /** Only these rules. */
  rules?: readonly string[] | undefined;
}

const axeScript = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ noHtml: true })`;

/**
 * The debugger runs axe, which the content security policy of the page does not block. Its own command takes half the time of
 * `page.evaluate`, because it needs no copies of the large script.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send('Runtime.evaluate', { expression: axeScript });
  await debuggerSession.detach();
}

/** The violations that axe finds in the present state of a page, open dialogs included. Chromium only. */
export async function findAxeViolations(
  page: Page,
  { within = ':root', rules }: AxeOptions = {},
): Promise<AxeViolation[]> {
  await layOutWholePage(page);
  await finishAnimations(page);
  await loadAxe(page);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return violations.map(({ id, impact, help, nodes }) => ({
        rule: id,
        impact: impact ?? 'unknown',
        help,
        elements: nodes.map((node) => node.target.join(' ')),
      }));
    },
    [within, rules] as const,
  );
}
