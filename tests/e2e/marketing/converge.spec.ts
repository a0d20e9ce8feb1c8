import { expect, test } from '../support/test';

const path = '/products/converge';

test('a seat that is given back goes to the waiting list', async ({ page }) => {
  await page.goto(path);
  const calendar = page.locator('#calendar');
  await calendar.getByRole('button', { name: /tide sensor/ }).press('Enter');
  await expect(calendar.getByText('23 of 24 chairs taken')).toBeVisible();
  await calendar.getByRole('button', { name: 'I am coming' }).press('Enter');
  await expect(calendar.getByText('24 of 24 chairs taken')).toBeVisible();
  await calendar.getByRole('button', { name: 'Salim Ebrahim asks for a seat' }).press('Enter');
  await expect(calendar.getByRole('status')).toHaveText('Salim Ebrahim is number 1 on the waiting list.');
  await calendar.getByRole('button', { name: 'Give my seat back' }).press('Enter');
  await expect(calendar.getByRole('status')).toContainText('Salim Ebrahim got your seat');
});

test('an incomplete demo request is shown again with its issues', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Annie Chacko');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request a demo of Converge' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Annie Chacko');
  await expect(page.getByRole('textbox', { name: /Members of your community/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});
