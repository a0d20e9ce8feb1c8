import { createPictureFile } from '../../fixtures/picture-files.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

const PRODUCT = '/shop/single/notebook-pair';

test('a buyer reviews a delivered product with a photo, staff refuse and approve it, everyone reads it', async ({
  page,
  browser,
  baseURL,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/^status 400: POST \/shop\/orders\//);
  await page.setViewportSize(PHONE);
  await signInAs(page.request);
  // A delivered order of the sample data.
  await page.goto('/account/order-history?q=notebook');
  await page.getByRole('main').getByRole('link', { name: /^TS-/ }).click();
  await page.getByRole('link', { name: 'Write a review of Notebook pair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);

  await page.getByLabel('Title').fill('Paper that takes ink');
  await page.getByLabel('Your review').fill('Short.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Paper that takes ink');
  await expectAccessibleInBothThemes(page);

  await page.getByText('good', { exact: true }).click();
  await page
    .getByLabel('Your review')
    .fill('The paper takes a fountain pen, and the cover stays flat on the desk.');
  await page.getByLabel('Photo 1').setInputFiles({
    name: 'notebook.jpg',
    mimeType: 'image/jpeg',
    buffer: await createPictureFile('jpeg', { width: 900, height: 900 }),
  });
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Thank you: we have your review')).toBeVisible();
  await expect(page.getByRole('img', { name: 'What you sent: 1 of 1' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const context = await browser.newContext({ baseURL });
  const staff = await context.newPage();
  await signInAs(staff.request, 'staff');
  await staff.goto('/admin/reviews');
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('link', { name: 'Paper that takes ink' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Notebook pair' })).toBeVisible();
  await staff.getByLabel('Reason').fill('Please leave out the name of your colleague.');
  await staff.getByRole('button', { name: 'Refuse' }).click();
  await expect(staff.getByText('The review is refused.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Please leave out the name of your colleague.')).toBeVisible();
  await page.getByLabel('Title').fill('Good paper');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('We read it before it appears')).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('The review is public.')).toBeVisible();
  await staff.getByLabel('Public answer').fill('Thank you. The next batch has dotted pages too.');
  await staff.getByRole('button', { name: 'Save the answer' }).click();
  await expect(staff.getByText('The answer is saved.')).toBeVisible();
  await staff.setViewportSize(PHONE);
  expect(await findOverflow(staff)).toEqual([]);
  await expectAccessibleInBothThemes(staff);
  await context.close();

  await page.goto(`${PRODUCT}#reviews`);
  const review = page.getByRole('listitem').filter({ hasText: 'Good paper' });
  await expect(review).toContainText('Meera R.');
  await expect(review).toContainText('Bought here');
  await expect(review).toContainText('The next batch has dotted pages too.');
  await expect(review.getByRole('img', { name: /Photo of Notebook pair by Meera R\./ })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
});
