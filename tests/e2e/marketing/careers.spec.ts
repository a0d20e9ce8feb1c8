import { Buffer } from 'node:buffer';
import { listRolesOpenOn } from '../../../app/content/careers/open-roles';
import { paths } from '../../../app/paths';
import { isoDayOf } from '../../../app/server/iso-day.server';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const cv = { name: 'Asha Rao.pdf', mimeType: 'application/pdf', buffer: pdf };
const answer = 'A clerk could not find the button, because it was called Submit and was green.';
/** Some roles close one day: the journeys know which are left today. */
const openRoles = listRolesOpenOn(isoDayOf(new Date()));
const role = openRoles[0];
const kochi = openRoles.filter(({ city }) => city === 'Kochi');
const partTime = openRoles.filter(({ kind }) => kind === 'part-time');
const counted = (count: number) => (count === 1 ? '1 open role' : `${count} open roles`);
const send = { name: 'Send the application' };

test('roles are chosen by completing a sentence, and the address follows', async ({ page }) => {
  await page.goto('/career');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(counted(openRoles.length));
  await page.getByLabel('Office').selectOption({ label: `Kochi (${kochi.length})` });
  await expect(page).toHaveURL(/place=Kochi/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(counted(kochi.length));
  await page.getByLabel('Team').selectOption(kochi[0]?.teamId ?? '');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(kochi[0]?.title ?? '');
  await expect(page.getByLabel('Team').locator('option[value=training]')).toBeDisabled();
  await page.getByRole('link', { name: `All ${openRoles.length} roles` }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(counted(openRoles.length));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('roles are chosen with a button, and a choice that fits nothing says so', async ({ page }) => {
    await page.goto('/career');
    await page.getByLabel('Kind of work').selectOption('part-time');
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(counted(partTime.length));
    await page.goto('/career?kind=part-time&place=Pune');
    await expect(page.getByText('No part-time role is open there today.')).toBeVisible();
    await page.getByRole('link', { name: 'All open roles' }).click();
    await expect(page.getByRole('link', { name: openRoles[0]?.title ?? '', exact: true })).toBeVisible();
  });

  test('one applies, looks at it, and takes it back', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto('/career');
    await page.getByRole('link', { name: role?.title ?? '', exact: true }).click();
    await page.getByRole('link', { name: 'Apply for it' }).click();

    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
    await page.getByLabel('E-mail').fill('asha at example');
    await page.getByLabel(role?.applicationQuestion ?? '').fill(answer);
    await page.getByLabel('Your CV').setInputFiles(cv);
    await page.getByRole('button', send).click();
    await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
    await expect(page.getByText('a browser does not keep a file')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha Rao');
    await expect(page.getByLabel(role?.applicationQuestion ?? '')).toHaveValue(answer);
    await expect(page.getByLabel('E-mail')).toBeFocused();

    await page.getByLabel('E-mail').fill('asha@example.in');
    await page
      .getByLabel('Your CV')
      .setInputFiles({ ...cv, buffer: Buffer.from('PK\u0003\u0004 not a PDF') });
    await page.getByRole('button', send).click();
    await expect(page.getByText('This file is not a PDF')).toBeVisible();

    await page.getByLabel('Your CV').setInputFiles(cv);
    await page.getByRole('button', send).click();
    await expect(page).toHaveURL(/\/messages\//);
    await expect(page.getByText(role?.title ?? '').first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: /Asha Rao\.pdf/ }).click();
    expect((await saved).suggestedFilename()).toBe('Asha Rao.pdf');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
    await expect(page.getByText('Asha Rao')).toHaveCount(0);
  });
});

test('what is wrong is said before anything is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto(paths.role('payroll-and-accounts'));
  await page.getByRole('textbox', { name: 'Your name' }).click();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.getByRole('button', send).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
  await page.getByLabel('Your CV').setInputFiles({ ...cv, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%') });
  await page.getByRole('button', send).click();
  await expect(page.getByText('It can have 5 MB at most.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(posts).toEqual([]);

  await page.getByLabel('E-mail').fill('asha@example.in');
  await page.getByLabel(/Somebody joins on the 17th/).fill(answer);
  await page.getByLabel('Your CV').setInputFiles(cv);
  await page.getByRole('button', send).click();
  await expect(page).toHaveURL(/\/messages\//);
  expect(posts).toHaveLength(1);
});

test('the team’s free tile and every colleague lead somewhere', async ({ page }) => {
  await page.goto('/team');
  await page.getByRole('link', { name: /is not glazed yet/ }).click();
  await expect(page).toHaveURL(/\/career$/);
  await page.goto('/career/read');
  await page.getByRole('link', { name: 'Jincy George' }).click();
  await expect(page).toHaveURL(/\/team#jincy-george$/);
});

const addresses = [
  '/career',
  '/career?kind=part-time&place=Pune',
  ...openRoles.map(({ id }) => paths.role(id)),
];

testAccessibilityAndLayout('are', addresses);
