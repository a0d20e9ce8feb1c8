import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('an admin invites a colleague, reads what was sent, and withdraws the invitation', async ({ page }) => {
  await signInAs(page.request, 'admin');
  await page.goto('/admin/people');
  await page.getByLabel('E-mail').fill('tara.kiln@example.com');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The invitation is sent.' })).toBeVisible();
  await expect(page.getByText('not accepted yet')).toBeVisible();
  await page.getByText('Withdraw it', { exact: true }).click();
  await expectAccessibleAtEveryWidth(page);

  const personUrl = page.url();
  await page.goto('/admin/mail?q=tara.kiln');
  await page.getByRole('link', { name: 'tara.kiln@example.com' }).click();
  await expect(page.getByText('The text is not shown.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.goto(personUrl);
  await page.getByText('Withdraw it', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByText('tara.kiln@example.com')).toBeHidden();
  await page.goto('/admin/audit?area=people');
  await expect(page.getByRole('row').filter({ hasText: 'Withdrew the invitation of' }).first()).toBeVisible();
});
