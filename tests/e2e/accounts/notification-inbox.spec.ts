import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs, signInFromNewBrowser } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const inbox = '/account/notifications';

test('a user reads and opens notifications, and the unread count in the navigation follows', async ({
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
  const readUnreadCount = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
  const before = await readUnreadCount();

  // A sign-in in another browser creates a notification. The open page polls for it.
  const otherContext = await browser.newContext({ baseURL });
  await signInFromNewBrowser(otherContext.request);
  await otherContext.close();
  // Time passes only from when the script of the page has begun to poll.
  await expect(async () => {
    await page.clock.runFor(31_000);
    expect(await readUnreadCount()).toBe(before + 1);
  }).toPass();
  await page.getByRole('link', { name: 'Show it' }).click();
  const newest = page.getByRole('region', { name: 'Unread' }).getByRole('listitem').first();
  await expect(newest).toContainText('New');
  await expect(newest).toContainText('New sign-in with');

  await newest.getByRole('button', { name: /^Mark as read/ }).click();
  await expect.poll(readUnreadCount).toBe(before);

  // The link of a notification marks it as read.
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
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unread' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('notification preferences are saved, and security notifications cannot be turned off', async ({
    page,
  }) => {
    await signInAs(page.request);
    await page.goto(inbox);
    const projectEmails = page.getByRole('checkbox', { name: 'Projects By email' });
    await expect(projectEmails).toBeChecked();
    await projectEmails.uncheck();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Your settings apply from now on.')).toBeVisible();
    await expect(projectEmails).not.toBeChecked();
    await expect(page.getByRole('row', { name: /^Security/ })).toContainText('Always');
    await expect(page.getByRole('checkbox', { name: /^Security/ })).toHaveCount(0);
    await projectEmails.check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(projectEmails).toBeChecked();
  });
});

test('the inbox is accessible and fits a phone in both themes', async ({ page }) => {
  await signInAs(page.request);
  await page.goto(inbox);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(inbox);
  await expect.poll(() => findOverflow(page)).toEqual([]);
});

test('on a phone, the chosen kind of notifications is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page.request);
  await page.goto('/account/notifications?kind=security');
  const current = page.getByRole('main').locator('nav a[aria-current]').first();
  await expect(current).toContainText('Security');
  await expect(current).toBeInViewport({ ratio: 1 });
});
