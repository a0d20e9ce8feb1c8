import type { Page } from '@playwright/test';
import { createPictureFile } from '../../fixtures/picture-files.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

/** The page after a form says what was done. */
const expectDone = (page: Page, message: string) =>
  expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();

test('a draft gets a picture and stock, is published and seen in the shop, and its price changes there', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAs(page.request, 'staff');
  await page.goto('/admin/products');
  await page.waitForLoadState('load');
  await page.keyboard.press('n');
  await page.getByLabel('Name', { exact: true }).fill('Kiln test bowl');
  await page.getByLabel('Subtitle').fill('For keys and coins');
  await page.getByLabel('Price, Rs.').fill('850');
  await page.getByLabel('Category').selectOption('table');
  await page.getByLabel('Description').fill('A small bowl from a test firing.');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expectDone(page, 'The draft is created.');

  for (const [index, alt] of [
    'The same bowl from above',
    'A small bowl, half orange, half green',
  ].entries()) {
    await page.getByLabel('Add a picture').setInputFiles({
      name: 'bowl.png',
      mimeType: 'image/png',
      buffer: await createPictureFile('png', { width: 900, height: 900 }),
    });
    await page.getByLabel('Alternative text of the new picture').fill(alt);
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await expect(page.getByLabel(`Alternative text of picture ${index + 1}`)).toHaveValue(alt);
  }
  await page.getByLabel('Alternative text of picture 1').fill('From above');
  const handles = page.locator('[draggable=true]:has(img)');
  await page.waitForLoadState('load');
  await handles.nth(1).dragTo(handles.nth(0));
  await expect(page.getByLabel('Alternative text of picture 2')).toHaveValue('From above');
  await expectDone(page, 'The pictures are saved.');
  await page.getByLabel('Units').fill('12');
  await page.getByRole('button', { name: 'Change the stock' }).click();
  await expect(page.getByRole('heading', { name: '12 in stock' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await findOverflow(page)).toEqual([]);

  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: '12 in stock' }).click();
  await expect(page.getByRole('heading', { name: '12 in stock' })).toBeInViewport();
  if (size) await page.setViewportSize(size);

  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectDone(page, 'Published.');

  const shopper = await browser.newContext({ baseURL });
  const shop = await shopper.newPage();
  await shop.goto(path.replace('/admin/products/', '/shop/single/'));
  await expect(shop.getByRole('heading', { level: 1, name: 'Kiln test bowl' })).toBeVisible();
  await expect(shop.getByRole('main').getByText('850.00').first()).toBeVisible();
  const picture = shop.getByRole('img', { name: 'A small bowl, half orange, half green' }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByLabel('Price, Rs.').fill('920');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expectDone(page, 'Saved.');
  await shop.reload();
  await expect(shop.getByRole('main').getByText('920.00').first()).toBeVisible();

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expectDone(page, 'The product is a draft now.');
  expect((await shop.reload())?.status()).toBe(404);
  await shopper.close();

  await page.goto('/admin/products?state=draft');
  await page.waitForLoadState('load');
  await page.getByRole('checkbox', { name: 'Select Kiln test bowl' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('d');
  await expectDone(page, '1 product is deleted.');
  await page.getByRole('link', { name: 'Open the deleted products' }).click();
  await page.getByRole('link', { name: 'Kiln test bowl' }).click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expectDone(page, 'The product is a draft now.');
});
