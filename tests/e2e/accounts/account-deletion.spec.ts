import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/test';
import { signUpNewUser, waitForEmailLink } from '../support/user-accounts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a user exports personal data, requests deletion and cancels it by button and by link', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await signUpNewUser(page);
    await page.goto('/account/delete-profile');
    await expect(page.getByRole('heading', { name: 'Orders and invoices' })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(Object.keys(files)).toContain('orders.json');

    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    await expect(page.getByRole('heading', { name: 'Your profile will be deleted' })).toBeVisible();
    await page.goto('/account/order-history');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Your profile was not deleted.')).toBeVisible();

    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    await expect(page.getByRole('button', { name: 'Take it back' }).first()).toBeVisible();
    const link = await waitForEmailLink(page, email, 'Your profile will be deleted', 2);
    const otherContext = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const otherPage = await otherContext.newPage();
    await otherPage.goto(link);
    await otherPage.getByRole('button', { name: 'Keep my profile' }).click();
    await expect(otherPage.getByRole('heading', { name: 'Your profile was not deleted.' })).toBeVisible();
    await otherContext.close();
    await page.goto('/account/order-history');
    await expect(page.getByText('This profile is going to be deleted')).toBeHidden();
  });
});
