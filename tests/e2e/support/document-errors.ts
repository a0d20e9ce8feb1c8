import type { Page } from '@playwright/test';

/** What is wrong with a document as it was sent, read as by a browser that runs no script. */
export function findDocumentErrors(page: Page, html: string): Promise<string[]> {
  return page.evaluate((sent) => {
    const document = new DOMParser().parseFromString(sent, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const sample = (element: Element) => element.outerHTML.slice(0, 120);
    const faults: string[] = [];
    if (all('h1').length !== 1) faults.push(`it has ${all('h1').length} h1`);
    if (document.title.trim() === '') faults.push('it has no title');
    if (document.documentElement.lang === '') faults.push('it does not say its language');
    const words = document.querySelector('main')?.textContent?.trim().length ?? 0;
    if (words < 40) faults.push(`its main part has ${words} characters`);
    for (const element of all('[style]')) faults.push(`style attribute: ${sample(element)}`);
    for (const image of all('img')) {
      const missing = ['alt', 'width', 'height'].filter((name) => !image.hasAttribute(name));
      if (missing.length > 0) faults.push(`no ${missing.join(', ')}: ${sample(image)}`);
    }
    for (const link of all('a:not([href])')) faults.push(`leads nowhere: ${sample(link)}`);
    return faults;
  }, html);
}

/** What makes the page scroll sideways at its present width. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
