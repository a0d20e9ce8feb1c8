import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expectToFitPhone } from '../support/layout-checks';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

const path = '/products/hackmatrix';

const desk = (page: Page) => page.locator('#desk');

/** The names of the teams as the matrix orders them. */
const teamsOf = (page: Page) =>
  desk(page)
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.textContent?.match(/[A-Z][A-Za-z.]+( [A-Z]+[a-z]*)?/)?.[0]),
    );

test.describe('the judging desk', () => {
  test('shows what one mark does to the order', async ({ page }) => {
    await page.goto(path);
    await expect(desk(page).getByRole('rowheader').nth(1)).toContainText('Saaf Paani');

    await desk(page)
      .getByRole('button', { name: /^Without it/ })
      .click();
    await expect(desk(page).getByRole('rowheader').nth(1)).toContainText('Null Pointers');
    await expect(desk(page).getByRole('status')).toContainText('A preview without the 5.0 of V. Rana.');

    await desk(page)
      .getByRole('button', { name: /^With it/ })
      .click();
    await expect(desk(page).getByRole('rowheader').nth(2)).toContainText('Null Pointers');
  });

  test('is published when the last mark is in', async ({ page }) => {
    await page.goto(path);
    await desk(page).getByRole('button', { name: 'Results' }).click();
    await expect(desk(page).getByRole('switch', { name: 'Publish' })).toBeDisabled();
    await desk(page).getByRole('button', { name: 'Matrix' }).click();

    for (const missing of ['Chaiwala.dev, Impact', 'Beej, Build', 'Beej, Pitch']) {
      await desk(page)
        .getByRole('button', { name: `${missing}: marks are missing` })
        .click();
      const editor = desk(page).getByRole('region', { name: `Marks for ${missing}` });
      await editor
        .locator('select')
        .filter({ has: page.locator('option[value=""]:checked') })
        .selectOption('8');
    }
    await expect(desk(page).getByText('Nobody. The results can go out.')).toBeVisible();

    await desk(page).getByRole('button', { name: 'Results' }).click();
    await desk(page).getByRole('switch', { name: 'Publish' }).check();
    await expect(desk(page).getByText('Every phone in the hall shows this list.')).toBeVisible();

    await desk(page).getByRole('button', { name: 'Start again' }).click();
    await expect(desk(page).getByRole('switch', { name: 'Publish' })).toBeDisabled();
  });

  test('is worked by keyboard alone', async ({ page }) => {
    await page.goto(path);
    await desk(page).getByRole('button', { name: 'Teams' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(desk(page).getByRole('button', { name: 'Results' })).toHaveAttribute('aria-pressed', 'true');
    await desk(page).getByRole('button', { name: 'Matrix' }).press('Space');

    const cell = desk(page).getByRole('button', {
      name: 'Null Pointers, Design: 8.9, one mark stands apart',
    });
    await cell.press('Enter');
    await expect(cell).toHaveAttribute('aria-expanded', 'true');
    await desk(page).getByRole('button', { name: 'Close the marks' }).press('Enter');
    await expect(cell).toBeFocused();
    await desk(page).getByRole('button', { name: 'See all five marks' }).press('Enter');
    await expect(cell).toBeFocused();
    await desk(page).getByLabel('V. Rana').selectOption('9');
    await expect(desk(page).getByText('No mark stands apart.')).toBeVisible();
  });

  test('orders by a column', async ({ page }) => {
    await page.goto(path);
    await desk(page).getByRole('button', { name: 'Order by Design' }).click();
    await expect(desk(page).getByRole('columnheader', { name: 'Design' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect((await teamsOf(page))[0]).toBe('Null Pointers');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the matrix, the prices and the questions are there', async ({ page }) => {
    await page.goto(path);
    await expect(desk(page).getByRole('row')).toHaveCount(9);
    await expect(page.getByText('Rs. 28,320.00 with 18 % GST')).toBeVisible();
    await page.goto(`${path}#refund`);
    await expect(page.locator('#refund')).toContainText('All of it until seven days before the event');
  });

  test('a demo can be asked for', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto(path);
    await page.getByLabel('Your name').fill('Asha Kale');
    await page.getByLabel('College, company or community').fill('Periyar College');
    await page.getByLabel('People you expect').fill('about 250');
    await page.getByRole('button', { name: 'Request a demo' }).click();

    await expect(page.getByText('2 fields need another look.')).toBeVisible();
    await expect(page.getByText('E-mail address is needed.')).toBeVisible();
    await expect(page.getByText('We need a number from 1 to 50,000')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Kale');
    await expect(page.getByLabel('People you expect')).toHaveValue('about 250');

    await page.getByLabel('E-mail', { exact: true }).fill('asha@example.in');
    await page.getByLabel('People you expect').fill('250');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
    await expect(page.getByText('Asha Kale')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'HackMatrix' })).toBeVisible();
  });
});

test('a form that came back begins at its first fault', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto(path);
  await page.getByLabel('Your name').fill('Asha Kale');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});

for (const theme of themes) {
  test(`is accessible and fits a phone, ${theme}`, async ({ page }) => {
    await storeTheme(page, theme);
    await page.goto(path);
    await desk(page).getByRole('button', { name: 'See all five marks' }).click();
    await expect(desk(page).getByRole('region', { name: /^Marks for Null Pointers/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectToFitPhone(page);
    await expectNoAxeViolations(page);
  });
}
