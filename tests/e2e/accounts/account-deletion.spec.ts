import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { signUpWithoutScript, waitForLinkByPath } from '../support/sign-up';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody takes everything along, asks to go, and takes it back by the button and by the link', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await signUpWithoutScript(page);
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
    await expect(page.getByRole('heading', { name: 'Your profile is waiting to be deleted' })).toBeVisible();
    await page.goto('/account/order-history');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Your profile stays.')).toBeVisible();

    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    await expect(page.getByRole('button', { name: 'Take it back' }).first()).toBeVisible();
    const link = await waitForLinkByPath(page, email, '/auth/keep-profile');
    const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const stranger = await elsewhere.newPage();
    await stranger.goto(link);
    await stranger.getByRole('button', { name: 'Keep my profile' }).click();
    await expect(stranger.getByRole('heading', { name: 'Your profile stays.' })).toBeVisible();
    await elsewhere.close();
    await page.goto('/account/order-history');
    await expect(page.getByText('This profile is going to be deleted')).toBeHidden();
  });
});
