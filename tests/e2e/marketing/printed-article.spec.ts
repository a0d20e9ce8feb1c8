import { expect, test } from '../support/test';

test('the text of a printed article is in no grid, which Firefox would begin on the second sheet', async ({
  page,
}) => {
  await page.goto('/blog/how-this-journal-is-printed');
  await page.emulateMedia({ media: 'print' });
  const columns = page.locator('main > article > div').filter({ has: page.locator('section') });
  await expect(columns).toHaveCSS('display', 'block');
});
