import { expectNoAxeViolations } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

const inbox = '/account/notifications';

test('what happened is read, opened and put away; the number beside the link follows', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await signInAs(page.request);
  await page.goto(inbox);
  const link = page
    .getByRole('navigation', { name: 'My profile' })
    .getByRole('link', { name: 'Notifications' });
  const unread = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
  const before = await unread();

  // Another browser signs in to the same account: the open page hears of it by itself.
  const elsewhere = await browser.newContext({ baseURL });
  await signInAs(elsewhere.request);
  await elsewhere.close();
  await page.clock.runFor(31_000);
  await expect.poll(unread).toBe(before + 1);
  await page.getByRole('link', { name: 'Show it' }).click();
  const first = page.getByRole('region', { name: 'Unread' }).getByRole('listitem').first();
  await expect(first).toContainText('New');
  await expect(first).toContainText('Signed in with');

  await first.getByRole('button', { name: /^Mark as read/ }).click();
  await expect.poll(unread).toBe(before);

  // Following a notice reads it.
  await page
    .getByRole('navigation', { name: 'Kind' })
    .getByRole('link', { name: /^Projects/ })
    .click();
  const update = page.getByRole('region', { name: 'Unread' }).getByRole('link').first();
  const title = (await update.textContent()) ?? '';
  await update.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto(`${inbox}?kind=projects`);
      return page.getByRole('region', { name: 'Unread' }).getByRole('link', { name: title }).count();
    })
    .toBe(0);

  await page.goto(inbox);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unread' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('choices are made by row and column, and a letter’s link ends its kind', async ({ page }) => {
    await signInAs(page.request);
    await page.goto(inbox);
    const box = page.getByRole('checkbox', { name: 'Projects By mail' });
    await expect(box).toBeChecked();
    await box.uncheck();
    await page.getByRole('button', { name: 'Save what reaches me' }).click();
    await expect(page.getByText('It counts from the next thing that happens.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('row', { name: /^Security/ })).toContainText('Always');
    await expect(page.getByRole('checkbox', { name: /^Security/ })).toHaveCount(0);
    await box.check();
    await page.getByRole('button', { name: 'Save what reaches me' }).click();
    await expect(box).toBeChecked();
  });
});

for (const theme of themes) {
  test(`nothing for axe to find, and nothing too wide (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    await signInAs(page.request);
    await page.goto(inbox);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(inbox);
    await expect.poll(() => findOverflow(page)).toEqual([]);
  });
}
