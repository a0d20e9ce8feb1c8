import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const path = paths.demos.productLanding();
const results = (page: Page) => page.getByRole('region', { name: 'Try it: turn the round over.' });
const firstRow = (page: Page) => results(page).getByRole('rowheader').first();

test('a column heading sorts the table and reverses the order', async ({ page }) => {
  await page.goto(path);
  await expect(firstRow(page)).toContainText('V. Rana');
  await results(page).getByRole('button', { name: 'Mean' }).click();
  await expect(results(page).getByRole('columnheader', { name: 'Mean' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(firstRow(page)).toContainText('E. Lalthan');
  await results(page).getByRole('button', { name: 'Mean' }).click();
  await expect(firstRow(page)).toContainText('V. Rana');
});

test('the table switches between judges, teams and tracks by keyboard', async ({ page }) => {
  await page.goto(path);
  await results(page).getByRole('radio', { name: 'Judges' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(results(page).getByRole('radio', { name: 'Teams' })).toBeChecked();
  await expect(firstRow(page)).toContainText('Kaveri Grid');
  await results(page).getByRole('button', { name: 'Team', exact: true }).press('Enter');
  await expect(firstRow(page)).toContainText('Beej');
  await results(page).getByText('Tracks', { exact: true }).click();
  await expect(results(page).getByRole('row', { name: /^Climate Kaveri Grid/ })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('judges, prices and questions are visible, and a visitor requests a demo', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto(path);
    await expect(results(page).getByRole('row')).toHaveCount(6);
    await results(page).getByText('Teams', { exact: true }).click();
    await expect(results(page).getByRole('row')).toHaveCount(9);
    await expect(page.getByText('Rs. 24,000.00 an event before GST, Rs. 28,320.00 with it.')).toBeVisible();
    await page.getByText('Can we take everything with us?').click();
    await expect(page.getByText('as files that a spreadsheet opens')).toBeVisible();

    await page.getByLabel('Your name').fill('Asha Kale');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByText('3 fields need another look.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
    await page.getByLabel('College, company or community').fill('Periyar College');
    await page.getByLabel('People you expect').fill('250');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
  });
});

test('the product landing demo is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto(path);
  await results(page).getByText('Teams', { exact: true }).click();
  await expectAccessibleAtEveryWidth(page);
});
