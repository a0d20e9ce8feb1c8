import { paths } from '../../../app/paths';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const path = paths.demos.mobileApp();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkbox on the phone works, and a store link leads to the waiting list', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto(path);
    const phone = page.getByRole('region', { name: 'One box, ticked or not' });
    await expect(phone.getByRole('img', { name: '38 of 60 chairs are taken' })).toBeVisible();
    await phone.getByRole('checkbox', { name: 'I am coming' }).check();
    await expect(
      phone.getByRole('img', { name: '39 of 60 chairs are taken, one of them yours' }),
    ).toBeVisible();

    await page.getByRole('link', { name: /App Store/ }).click();
    await expect(page.getByRole('checkbox', { name: 'App Store' })).toBeInViewport();
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('Tick at least one: we write only about what you choose.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'App Store' }).check();
    await page.getByLabel('Your email address').fill('roy@example.in');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You are on the waiting list.' })).toBeVisible();
    await expect(page.getByText('Converge for iPhone')).toBeVisible();
  });

  test('the waiting list refuses an unknown product', async ({ request, site }) => {
    const response = await request.post(path, {
      headers: { origin: site.url },
      form: { email: 'roy@example.in', product: 'converge-fridge' },
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('This is not one of ours.');
  });
});

test('the mobile app demo is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('region', { name: 'One box, ticked or not' }).getByRole('checkbox').check();
  await expectAccessibleAtEveryWidth(page);
});
