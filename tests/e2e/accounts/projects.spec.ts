import { readFile } from 'node:fs/promises';
import { expectAccessibleLayout } from '../support/layout-checks';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('a project member reads the progress, comments and downloads a file', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 400/);
  await signInAs(page.request);
  await page.goto('/account/projects');
  await page.getByRole('link', { name: 'Reading room bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reading room bookings' })).toBeVisible();
  await expect(page.getByText('Week 6 of 12')).toBeVisible();
  await expect(page.getByText('3 of 6 milestones')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Milestones' }).locator('[aria-current=step]')).toContainText(
    'Next',
  );

  const update = page.getByRole('article').first();
  await update.getByText('Write a comment').click();
  const field = update.getByLabel('Your comment');
  await field.fill('   ');
  await update.getByRole('button', { name: 'Send the comment' }).click();
  await expect(field).toBeFocused();
  await expect(update.getByText('Your comment is needed.')).toBeVisible();
  await field.fill('I measured the window side again.\n\nIt is 11.40 m.');
  await update.getByRole('button', { name: 'Send the comment' }).click();
  await expect(page).toHaveURL(/#comment-/);
  await expect(update.getByRole('listitem').last()).toContainText('It is 11.40 m.');
  await expect(update.getByRole('listitem').last()).toContainText('(you)');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Seat map, room one.png' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Seat map, room one.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a project member comments', async ({ page }) => {
    await signInAs(page.request);
    await page.goto('/account/projects');
    await page.getByRole('link', { name: 'Catalogue weekend' }).click();
    await expect(page.getByText('5 of 5 milestones')).toBeVisible();
    const update = page.getByRole('article').first();
    await update.getByText('Write a comment').click();
    await update.getByLabel('Your comment').fill('Thank you from all of us.');
    await update.getByRole('button', { name: 'Send the comment' }).click();
    await expect(update).toContainText('Thank you from all of us.');
  });
});

test('project pages are accessible and fit a phone in both themes', async ({ page }) => {
  await signInAs(page.request);
  for (const path of ['/account/projects', '/account/projects/01938f00-0000-7000-8000-000000000101']) {
    await page.goto(path);
    await expectAccessibleLayout(page);
  }
});

test('R-PAGE-6: on wide paper, a project is printed over its whole width', async ({ page }) => {
  await signInAs(page.request);
  await page.goto('/account/projects');
  await page.getByRole('link', { name: 'Reading room bookings' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = await page.getByRole('main').boundingBox();
  const viewport = page.viewportSize();
  expect(main?.width).toBeGreaterThan((viewport?.width ?? 0) * 0.8);
});
