import type { Page } from '@playwright/test';
import { spaceText } from '../support/space-text';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

/** The texts of elements that are cut: after a number of lines, or at the edge of the element. */
const findCutTexts = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        )
        .map(({ textContent }) => textContent ?? ''),
    );

test('cards on a small phone have the whole name and subtitle of their product', async ({ page }) => {
  await page.goto('/shop/grid');
  await expect(
    page.getByRole('link', { name: /^Mosaic kit for a first tray: .* pattern book$/ }),
  ).toBeVisible();
  expect(await findCutTexts(page, '[data-product-id] :is(h2, h3, h2 a, h3 a, p)')).toEqual([]);
});

test('the shop home has the whole names of products on sale', async ({ page }) => {
  await page.goto('/shop/index');
  await expect(page.getByRole('link', { name: /Keycap set, Devanagari and Latin/ }).first()).toBeVisible();
  const names = 'section:has(h2:text-is("On sale")) li > a > span:nth-child(2) > span:first-child';
  await expect(page.locator(names).last()).toHaveText('Keycap set, Devanagari and Latin');
  expect(await findCutTexts(page, names)).toEqual([]);
});

test('labels of columns are whole on a small phone', async ({ page }) => {
  await page.goto('/portfolio/case-study/v2');
  const columns = page.getByRole('figure', { name: /^Wishes for one last copy/ }).getByRole('listitem');
  await expect(columns).toHaveCount(4);
  await expect(columns.last()).toContainText('Sept');
  expect(await columns.locator('span').evaluateAll((labels) => labels.length)).toBe(8);
  const cut = await columns
    .locator('span')
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('words of the wall are whole on a small phone with wider text spacing', async ({ page }) => {
  await page.goto('/demos/agency/digital');
  await spaceText(page);
  expect(await findCutTexts(page, 'main li:has(> a > [aria-hidden])')).toEqual([]);
});

test('amounts of the plans are whole on a small phone', async ({ page }) => {
  await page.goto('/pricing');
  const broken = await page.locator('#plans td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const amount = /Rs\. [\d,.]+/.exec(text.textContent ?? '');
        if (!amount) continue;
        const range = document.createRange();
        range.setStart(text, amount.index);
        range.setEnd(text, amount.index + amount[0].length);
        if (range.getClientRects().length > 1) found.push(amount[0]);
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});
