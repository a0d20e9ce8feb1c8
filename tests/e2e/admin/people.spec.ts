import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('an admin invites a colleague, reads what was sent, and withdraws the invitation', async ({ page }) => {
  await signInAs(page.request, 'admin');
  await page.goto('/admin/people');
  await page.getByLabel('Email', { exact: true }).fill('tara.kiln@example.com');
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

test('an admin sees the account of a member who allows it, and changes nothing', async ({
  page,
  browser,
}) => {
  const member = await browser.newPage();
  await signInAs(member.request);
  await member.goto('/account/security');
  await member.getByRole('button', { name: 'Allow it for 24 hours' }).click();
  await expect(member.getByRole('button', { name: 'Withdraw it now' })).toBeVisible();

  await signInAs(page.request, 'admin');
  await page.goto('/admin/people');
  await page.getByRole('region', { name: 'Members who let you see their account' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'See the account as the person' })).toBeVisible();
  await page.getByRole('button', { name: 'See the account' }).click();
  const banner = page.getByText('You see the account of Meera');
  await expect(banner).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.goto('/account/profile');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('You no longer see the account.')).toBeVisible();
  await page.goto('/account/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();

  await member.reload();
  await expect(member.getByRole('list', { name: 'Who viewed it' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAtEveryWidth(member);
  await member.getByRole('button', { name: 'Withdraw it now' }).click();
  await expect(member.getByText('Only you see your account.').first()).toBeVisible();
  await member.close();
});
