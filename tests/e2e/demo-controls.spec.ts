import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test } from './support/test';

/** A site of its own: the test deletes its data. */
test.use({ siteSettings: { DEMO: 'on', DEMO_BUSINESS: 'on' } });

test('a visitor becomes the owner and a member, moves the clock, and resets the data', async ({ page }) => {
  test.slow();
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: /Sign in with one click/ }).click();
  await expect(page.getByRole('button', { name: 'Continue as a visitor' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Switch to Kabir Ahluwalia' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  // A job adds the business after the start.
  await expect(async () => {
    await page.goto('/admin/inbox');
    await expect(page.getByRole('link', { name: 'Shreya Ghoshal-Roy' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await page.goto('/dev/demo');
  await page.getByRole('button', { name: 'A week later' }).click();
  await expect(page.getByText('A week has passed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as Kabir Ahluwalia' })).toBeVisible();

  await page.getByRole('button', { name: 'Switch to Meera Raghunath' }).click();
  await expect(page).toHaveURL(/\/account$/);
  // The order of yesterday was not paid within a week: a job cancels it.
  await expect(async () => {
    await page.goto('/account/order-history?state=ended');
    await expect(page.getByText(/gift card/i).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await page.goto('/dev/demo');
  await page.getByText('Reset the data', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete everything and begin again' }).click();
  await expect(page.getByText('The data is as after the first start.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as a visitor' })).toBeVisible();
});
