import type { Page } from '@playwright/test';

/**
 * Words that are divided over two lines without a hyphen, because their box is too narrow. Email addresses and other text
 * without spaces may break.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('pre, code, script, style, textarea')) continue;
      // A whole word between spaces, with the punctuation around it.
      for (const match of node.textContent?.matchAll(/(?<!\S)[(“"]?([\p{L}’]{4,})[.,:;!?)”"]*(?!\S)/gu) ??
        []) {
        const [, word = ''] = match;
        const start = match.index + match[0].indexOf(word);
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} in ${element.outerHTML.slice(0, 80)}`);
      }
    }
    return [...broken].slice(0, 5);
  });
}
