import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

/** In print, Firefox takes the height of the window for more than a sheet, and adds an empty one. */
test('a printed page is no higher than its content', async ({ page }) => {
  await signInAs(page.request, 'admin');
  for (const path of ['/help/detail', '/admin/invoices/gst-return']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const isAsHighAsWindow = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).minHeight) > 99;
    const containers = await page.locator('body, body > div, body > div > div:has(> main)').all();
    for (const container of containers) expect(await container.evaluate(isAsHighAsWindow), path).toBe(false);
  }
});

/** Firefox does not know `break-after: avoid`. */
for (const [path, heading] of [
  ['/career/read', 'Who you would work with'],
  ['/products/converge', /Prices by member/],
  ['/saas/v1', 'Who sees what, and when'],
  ['/pricing', 'Compare the plans, line by line'],
  ['/services/hackathon-organization', /Schedule/],
  ['/services/hackathon-organization', /Budget/],
  ['/portfolio/case-study/v1', /The same quarter/],
] as const) {
  test(`${path}: “${heading}” is printed on the sheet of what follows`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(section).toHaveCSS('break-inside', 'avoid');
  });
}
