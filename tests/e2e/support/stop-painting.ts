import type { Page } from '@playwright/test';

/**
 * From now on the open page computes its layout and paints nothing: most of the time of a new width goes into painting.
 * Hidden elements keep their places and sizes. Another document is painted again.
 */
export async function stopPainting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      '*, ::before, ::after { visibility: hidden !important; transition: none !important; }',
    );
    document.adoptedStyleSheets.push(hidden);
  });
}
