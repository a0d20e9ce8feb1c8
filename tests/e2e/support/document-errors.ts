import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../scripts/browser/lay-out-whole-page.ts';

/**
 * What valid HTML may have and a page of this site may not, in the HTML that the server sent. It is parsed without running its
 * scripts. `tests/http/pages/html-validity.test.ts` checks the rules of the standard.
 */
export function findDocumentErrors(page: Page, html: string): Promise<string[]> {
  return page.evaluate((sent) => {
    const document = new DOMParser().parseFromString(sent, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const excerpt = (element: Element) => element.outerHTML.slice(0, 120);
    const errors: string[] = [];
    if (all('h1').length !== 1) errors.push(`${all('h1').length} h1 elements`);
    if (document.title.trim() === '') errors.push('no title');
    if (document.documentElement.lang === '') errors.push('no lang attribute');
    const textLength = document.querySelector('main')?.textContent?.trim().length ?? 0;
    if (textLength < 40) errors.push(`the main element has ${textLength} characters`);
    for (const element of all('[class~=undefined], [class~=null], [class~=false], [class~=NaN]'))
      errors.push(`a class that is no name: ${excerpt(element)}`);
    for (const image of all('img')) {
      const missing = ['width', 'height'].filter((name) => !image.hasAttribute(name));
      if (missing.length > 0) errors.push(`no ${missing.join(', ')}: ${excerpt(image)}`);
    }
    for (const link of all('a:not([href])')) errors.push(`no href: ${excerpt(link)}`);
    return errors;
  }, html);
}

/** The width of the document and the first 5 elements that overflow it. Empty when nothing overflows. */
export async function findOverflow(page: Page): Promise<string[]> {
  // A form may be opening the next page. A document that has just begun has no elements.
  await page.waitForLoadState();
  await layOutWholePage(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px`,
      ...overflowing.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
