import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const products = [
  ['bridge', 'Bridge', 'Campus teams, company problems'],
  ['evaledge', 'EvalEdge', 'Fair assessment: first the rubric'],
  ['hackwise', 'HackWise', 'A coach for hackathon teams'],
  ['taskflow', 'TaskFlow', 'One task board.'],
] as const;

const listChosen = (page: Page) => page.getByRole('list', { name: 'You wait for' }).getByRole('listitem');
const submitButton = (page: Page) => page.getByRole('button', { name: 'Join the waiting list' });

for (const [id, name, headline] of products) {
  test(`a visitor joins the waiting list of ${name}`, async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto(`/products/${id}`);
    await expect(page).toHaveTitle(new RegExp(`^${name}, coming `));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline);
    await expect(page.getByRole('main').getByText(/^Coming soon: /)).toBeVisible();

    await page.getByLabel('Your email address').fill('asha at example');
    await submitButton(page).click();
    await expect(page.getByText('This does not look like an email address.')).toBeVisible();
    await expect(page.getByLabel('Your email address')).toHaveValue('asha at example');
    await expect(page.getByLabel('Your email address')).toBeFocused();

    await page.getByLabel('Your email address').fill('asha@example.in');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list.');
    await expect(listChosen(page)).toHaveText([new RegExp(`^${name} expected in `)]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form without a product shows an error and the typed email', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto('/coming-soon');
    await page.getByLabel('Your email address').fill('asha@example.in');
    await submitButton(page).click();
    await expect(page.getByText('Tick at least one')).toBeVisible();
    await expect(page.getByLabel('Your email address')).toHaveValue('asha@example.in');

    await page.getByRole('checkbox', { name: 'Bridge' }).check();
    await page.getByRole('checkbox', { name: 'TaskFlow' }).check();
    await submitButton(page).click();
    await expect(listChosen(page)).toHaveText([/^Bridge /, /^TaskFlow /]);
  });
});

test('a missing email and a missing product get the focus', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto('/coming-soon');
  await page.getByRole('checkbox', { name: 'EvalEdge' }).check();
  await submitButton(page).click();
  await expect(page.getByLabel('Your email address')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'EvalEdge' })).toBeChecked();

  await page.getByRole('checkbox', { name: 'EvalEdge' }).uncheck();
  await submitButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'Bridge' })).toBeFocused();
});
