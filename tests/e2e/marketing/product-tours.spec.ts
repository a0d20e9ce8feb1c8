import { paths } from '../../../app/paths';
import { expect, test } from '../support/test';

test('the console of organisers is operated by keyboard, and its link opens the same screen', async ({
  page,
  context,
}) => {
  await page.goto(paths.organiserTour());
  const screen = page.locator('#console');
  await expect(screen.getByRole('status')).toContainText('1 late');
  await screen.getByRole('link', { name: '15 minutes later' }).press('Enter');
  await expect(screen.getByRole('status')).toContainText('none late');
  await screen.getByRole('link', { name: /Leaderboard/ }).press('Enter');
  await screen.getByRole('link', { name: '14:24' }).press('Enter');
  await expect(screen.getByRole('status')).toHaveText('14:24: Rasoi OS has pitched, 2 of 8.');
  await expect(page).toHaveURL(/view=leaderboard/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('#console').getByRole('status')).toContainText('2 of 8');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the suite is stepped through by links', async ({ page }) => {
    await page.goto(paths.suite());
    await page.getByRole('link', { name: 'Next: Converge to HackMatrix' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'A member registers for the hackathon' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/step=2/);
  });
});
