import { paths } from '../../../app/paths';
import { findOverflow } from '../support/document-errors';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath } from '../support/sign-in-as';
import { spaceText } from '../support/space-text';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ reuseContext: true, viewport: { width: 320, height: 800 } });

/** The last one waits for the answer of an organisation and logs a failure. */
const isShown = (path: string) =>
  !isProtectedPath(path) && !isNotFoundPath(path) && path !== paths.auth.oidcCallback();

const shownPaths = pagePaths.filter(isShown);
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`public pages fit every width with wider text spacing, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of shownPaths.filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      await spaceText(page);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('amounts of the plans are whole on a small phone', async ({ page }) => {
  await page.goto(paths.pricing());
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
