import { defaultDelayForm, delayCases } from '../../../app/content/demos/finance-consulting-content';
import { paths } from '../../../app/paths';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const path = paths.demos.financeConsulting();

test('the headline shows the result, and the URL holds the form', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six months late costs Rs. 78 lakh.');
  await page.getByLabel('Months late').fill('12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Twelve months late costs Rs. 1.56 crore.',
  );
  await expect(page).toHaveURL(/months=12/);
  await page.getByLabel('They come at the end').check();
  await expect(page.getByRole('row', { name: /^Benefit that comes later/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('They come at the end')).toBeChecked();
  await expect(page.getByLabel('Months late')).toHaveValue('12');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Twelve months late');
});

test('an invalid value shows an error at its field, and the last result stays', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('What it brings or saves in a month').fill('a fortune');
  await expect(page.getByText('The benefit should be an amount like 9,00,000 or 9 lakh')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six months late costs Rs. 78 lakh.');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('each example case fills in the calculator', async ({ page }) => {
  for (const { sector, form } of delayCases) {
    await page.goto(path);
    await page.getByRole('link', { name: new RegExp(`^${sector}`) }).click();
    await expect(page.getByLabel('What it brings or saves in a month')).toHaveValue(form.benefit);
    await expect(page.getByLabel('Months late')).toHaveValue(form.months);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates the result', async ({ page }) => {
    await page.goto(path);
    await page.getByLabel('What a month of waiting costs').fill('Rs. 2,50,000');
    await page.getByLabel('Months late').fill('1');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One month late costs Rs. 11.5 lakh.');
    await expect(page.getByLabel('What a month of waiting costs')).toHaveValue('Rs. 2,50,000');
  });

  test('invalid values come back with an error at each field', async ({ page }) => {
    await page.goto(
      paths.demos.financeConsulting({ ...defaultDelayForm, months: '<b>', missed: 'never', rate: '99' }),
    );
    await expect(page.getByText('The delay should be a whole number from 0 to 60.')).toBeVisible();
    await expect(page.getByText('Please choose one of both.')).toBeVisible();
    await expect(page.getByText('The rate should be from 0 to 40 per cent')).toBeVisible();
    await expect(page.getByLabel('Months late')).toHaveValue('<b>');
  });
});

test('the cost of delay demo is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto(paths.demos.financeConsulting({ ...defaultDelayForm, months: 'soon' }));
  await expectAccessibleAtEveryWidth(page);
});
