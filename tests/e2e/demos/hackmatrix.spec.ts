import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const path = '/products/hackmatrix';

const judgingDemo = (page: Page) => page.locator('#desk');

/** The team names in the order of the matrix. */
const readTeams = (page: Page) =>
  judgingDemo(page)
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.textContent?.match(/[A-Z][A-Za-z.]+( [A-Z]+[a-z]*)?/)?.[0]),
    );

test.describe('the judging demo', () => {
  test('shows the order without one mark', async ({ page }) => {
    await page.goto(path);
    await expect(judgingDemo(page).getByRole('rowheader').nth(1)).toContainText('Saaf Paani');

    await judgingDemo(page)
      .getByRole('button', { name: /^Without it/ })
      .click();
    await expect(judgingDemo(page).getByRole('rowheader').nth(1)).toContainText('Null Pointers');
    await expect(judgingDemo(page).getByRole('status')).toContainText(
      'A preview without the 5.0 of V. Rana.',
    );

    await judgingDemo(page)
      .getByRole('button', { name: /^With it/ })
      .click();
    await expect(judgingDemo(page).getByRole('rowheader').nth(2)).toContainText('Null Pointers');
  });

  test('publishes the results when all marks are entered', async ({ page }) => {
    await page.goto(path);
    await judgingDemo(page).getByRole('button', { name: 'Results' }).click();
    await expect(judgingDemo(page).getByRole('switch', { name: 'Publish' })).toBeDisabled();
    await judgingDemo(page).getByRole('button', { name: 'Matrix' }).click();

    for (const missing of ['Chaiwala.dev, Impact', 'Beej, Build', 'Beej, Pitch']) {
      await judgingDemo(page)
        .getByRole('button', { name: `${missing}: marks are missing` })
        .click();
      const editor = judgingDemo(page).getByRole('region', { name: `Marks for ${missing}` });
      await editor
        .locator('select')
        .filter({ has: page.locator('option[value=""]:checked') })
        .selectOption('8');
    }
    await expect(judgingDemo(page).getByText('Nobody. The results can go out.')).toBeVisible();

    await judgingDemo(page).getByRole('button', { name: 'Results' }).click();
    await judgingDemo(page).getByRole('switch', { name: 'Publish' }).check();
    await expect(judgingDemo(page).getByText('Every phone in the hall shows this list.')).toBeVisible();

    await judgingDemo(page).getByRole('button', { name: 'Start again' }).click();
    await expect(judgingDemo(page).getByRole('switch', { name: 'Publish' })).toBeDisabled();
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto(path);
    await judgingDemo(page).getByRole('button', { name: 'Teams' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(judgingDemo(page).getByRole('button', { name: 'Results' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await judgingDemo(page).getByRole('button', { name: 'Matrix' }).press('Space');

    const cell = judgingDemo(page).getByRole('button', {
      name: 'Null Pointers, Design: 8.9, one mark stands apart',
    });
    await cell.press('Enter');
    await expect(cell).toHaveAttribute('aria-expanded', 'true');
    await judgingDemo(page).getByRole('button', { name: 'Close the marks' }).press('Enter');
    await expect(cell).toBeFocused();
    await judgingDemo(page).getByRole('button', { name: 'See all five marks' }).press('Enter');
    await expect(cell).toBeFocused();
    await judgingDemo(page).getByLabel('V. Rana').selectOption('9');
    await expect(judgingDemo(page).getByText('No mark stands apart.')).toBeVisible();
  });

  test('sorts by a column', async ({ page }) => {
    await page.goto(path);
    await judgingDemo(page).getByRole('button', { name: 'Order by Design' }).click();
    await expect(judgingDemo(page).getByRole('columnheader', { name: 'Design' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect((await readTeams(page))[0]).toBe('Null Pointers');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the matrix, prices and questions are visible', async ({ page }) => {
    await page.goto(path);
    await expect(judgingDemo(page).getByRole('row')).toHaveCount(9);
    await expect(page.getByText('Rs. 28,320.00 with 18 % GST')).toBeVisible();
    await page.goto(`${path}#refund`);
    await expect(page.locator('#refund')).toContainText('All of it until seven days before the event');
  });

  test('a visitor requests a demo', async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 400: POST/);
    await page.goto(path);
    await page.getByLabel('Your name').fill('Asha Kale');
    await page.getByLabel('College, company or community').fill('Periyar College');
    await page.getByLabel('People you expect').fill('about 250');
    await page.getByRole('button', { name: 'Request a demo' }).click();

    await expect(page.getByText('2 fields need another look.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      /Email address is needed\./,
    );
    await expect(page.getByLabel('People you expect')).toHaveAccessibleDescription(
      /We need a number from 1 to 50,000/,
    );
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Kale');
    await expect(page.getByLabel('People you expect')).toHaveValue('about 250');

    await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
    await page.getByLabel('People you expect').fill('250');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
    await expect(page.getByText('Asha Kale')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'HackMatrix' })).toBeVisible();
  });
});

test('an invalid form gives the focus to its first invalid field', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto(path);
  await page.getByLabel('Your name').fill('Asha Kale');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('the HackMatrix page is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto(path);
  await judgingDemo(page).getByRole('button', { name: 'See all five marks' }).click();
  await expect(judgingDemo(page).getByRole('region', { name: /^Marks for Null Pointers/ })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
