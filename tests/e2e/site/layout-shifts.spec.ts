import { openWithoutLayoutShift } from '../support/layout-shift-check';
import { isSizeKnown, pagePaths } from '../support/page-paths';
import { test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

// `every-page.spec.ts` opens them on a desktop. As there, one context is cleared between the tests.
test.use({
  reuseContext: true,
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
});

for (const path of pagePaths.filter(isSizeKnown)) {
  test(`nothing on ${path} moves on a phone, when stylesheet, pictures and fonts arrive after the first paint`, async ({
    page,
  }) => {
    await openWithoutLayoutShift(page, path);
  });
}
