import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { toIsoDay } from '../../../app/server/iso-day.server';
import { listRolesOpenOn } from '../../fixtures/open-roles';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { listPolicyViolations } from '../support/policy-violations';
import { expect, test } from '../support/test';

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const cv = { name: 'Asha Rao.pdf', mimeType: 'application/pdf', buffer: pdf };
const applicationAnswer = 'A clerk could not find the button, because it was called Submit and was green.';
/** Roles have a closing date, so the tests use those that are open today. */
const openRoles = listRolesOpenOn(toIsoDay(new Date()));
const role = openRoles[0];
const kochiRoles = openRoles.filter(({ city }) => city === 'Kochi');
const partTimeRoles = openRoles.filter(({ kind }) => kind === 'part-time');
const roleCount = (count: number) => (count === 1 ? '1 open role' : `${count} open roles`);
/** Another test publishes a role of the back office meanwhile. */
const ALL_ROLES = /^\d+ open roles$/;
const submitButton = (page: Page) => page.getByRole('button', { name: 'Send the application' });

test('roles are filtered by office and team, and the URL holds the filters', async ({ page }) => {
  await page.goto('/career');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(ALL_ROLES);
  await page.getByLabel('Office').selectOption({ label: `Kochi (${kochiRoles.length})` });
  await expect(page).toHaveURL(/place=Kochi/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(roleCount(kochiRoles.length));
  await page.getByLabel('Team').selectOption(kochiRoles[0]?.teamId ?? '');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(kochiRoles[0]?.title ?? '');
  await expect(page.getByLabel('Team').locator('option[value=training]')).toBeDisabled();
  await page.getByRole('link', { name: /^All \d+ roles$/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(ALL_ROLES);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('roles are filtered with a button, and a filter without results says so', async ({ page }) => {
    await page.goto('/career');
    await page.getByLabel('Kind of work').selectOption('part-time');
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(roleCount(partTimeRoles.length));
    await page.goto('/career?kind=part-time&place=Pune');
    await expect(page.getByText('No part-time role is open there today.')).toBeVisible();
    await page.getByRole('link', { name: 'All open roles' }).click();
    await expect(page.getByRole('link', { name: openRoles[0]?.title ?? '', exact: true })).toBeVisible();
  });

  test('an applicant sends an application, downloads the CV and takes the application back', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto('/career');
    await page.getByRole('link', { name: role?.title ?? '', exact: true }).click();
    await page.getByRole('link', { name: 'Apply for it' }).click();

    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
    await page.getByLabel('Email').fill('asha at example');
    await page.getByLabel(role?.applicationQuestion ?? '').fill(applicationAnswer);
    await page.getByLabel('Your CV').setInputFiles(cv);
    await submitButton(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /This does not look like an email address\./,
    );
    await expect(page.getByLabel('Your CV')).toHaveAccessibleDescription(/a browser does not keep a file/);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha Rao');
    await expect(page.getByLabel(role?.applicationQuestion ?? '')).toHaveValue(applicationAnswer);
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('asha@example.in');
    await page
      .getByLabel('Your CV')
      .setInputFiles({ ...cv, buffer: Buffer.from('PK\u0003\u0004 not a PDF') });
    await submitButton(page).click();
    await expect(page.getByLabel('Your CV')).toHaveAccessibleDescription(/This file is not a PDF/);

    await page.getByLabel('Your CV').setInputFiles(cv);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/messages\//);
    await expect(page.getByText(role?.title ?? '').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Asha Rao\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Asha Rao.pdf');
    await page.getByText('Take it back', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, erase it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
    await expect(page.getByText('Asha Rao')).toHaveCount(0);
  });
});

test('the browser shows errors before it sends the application', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const violations = await listPolicyViolations(page);
  await page.goto(paths.role('payroll-and-accounts'));
  await page.getByRole('textbox', { name: 'Your name' }).click();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await submitButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
  await page.getByLabel('Your CV').setInputFiles({ ...cv, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%') });
  await submitButton(page).click();
  await expect(page.getByText('It can have 5 MB at most.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(posts).toEqual([]);

  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel(/Somebody joins on the 17th/).fill(applicationAnswer);
  await page.getByLabel('Your CV').setInputFiles(cv);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/messages\//);
  expect(posts).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('the free tile of the team links to the open roles, and a role links to its team members', async ({
  page,
}) => {
  await page.goto('/team');
  await page.getByRole('link', { name: /is still free/ }).click();
  await expect(page).toHaveURL(/\/career$/);
  await page.goto('/career/read');
  await page.getByRole('link', { name: 'Jincy George' }).click();
  await expect(page).toHaveURL(/\/team#jincy-george$/);
});

/** The pages of roles differ in their texts alone. */
const careerPaths = [
  '/career?kind=part-time&place=Pune',
  ...openRoles.slice(0, 2).map(({ id }) => paths.role(id)),
];

testAccessibilityAndLayout('role pages', careerPaths);
