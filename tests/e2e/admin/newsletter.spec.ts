import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const SUBJECT = 'A fair shuffle, and a slower kiln';

test('an edition is written, previewed, tested, scheduled, cancelled and deleted', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/newsletter\/new/);
  browserErrors.expect(/^status 409: POST \/admin\/newsletter\//);
  await signInAs(page.request, 'staff');
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'New edition' }).click();
  await page.getByLabel('Introduction').fill('Two articles.\n\nAnswers reach us.');
  await page.getByLabel('Add an article').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The subject is needed.')).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveValue('Two articles.\n\nAnswers reach us.');
  // Enter saves, with the article that was chosen.
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByLabel('Subject').press('Enter');
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  const articles = page.getByRole('group', { name: 'Articles' }).getByRole('listitem');
  await expect(articles).toHaveCount(1);
  await page.getByLabel('Add an article').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(articles).toHaveCount(2);
  const titles = await articles.allInnerTexts();
  await articles.nth(1).getByRole('button', { name: 'Move up' }).click();
  await expect(articles.first()).toHaveText(titles[1] ?? '');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(SUBJECT);
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText([titles[1] ?? '', titles[0] ?? '']);
  await expect(preview.getByText('Answers reach us.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The test is being sent to your address.')).toBeVisible();
  await page.getByLabel('Send at').fill('2020-01-01T09:00');
  browserErrors.expect(/^status 400: POST \/admin\/newsletter\//);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('This time is over.')).toBeVisible();
  await page.getByLabel('Send at').fill('2090-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled for 1 January 2090' })).toBeVisible();
  const address = page.url().split('?')[0] ?? '';

  const other = await page.context().newPage();
  await other.goto(address);
  await page.getByLabel('Subject').fill(`${SUBJECT}, again`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await other.getByLabel('Subject').fill('Another subject');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('The edition was changed in the meantime')).toBeVisible();
  await expect(other.getByText(`Theirs: ${SUBJECT}, again`)).toBeVisible();
  await other.close();

  await page.setViewportSize(PHONE);
  await page.goto('/admin/newsletter?state=scheduled');
  await expect(page.getByRole('row', { name: `${SUBJECT}, again` })).toContainText('1 Jan 2090');
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: `${SUBJECT}, again` }).click();
  await expect(page.getByRole('button', { name: 'Cancel the sending' })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the sending' }).click();
  await expect(page.getByText('It is a draft again, and nothing was sent.')).toBeVisible();
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByText('The draft is deleted.')).toBeVisible();
});

test('a person who asked for it is found among the subscribers and unsubscribed', async ({ page }) => {
  const email = 'asked.by.phone@example.com';
  await page.setViewportSize(PHONE);
  await page.goto('/newsletter');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email.');

  await signInAs(page.request, 'admin');
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await page.getByLabel('A part of the email address').fill('by.phone');
  await page.getByLabel('A part of the email address').press('Enter');
  const subscribers = page.getByRole('list', { name: /^Subscribers/ }).getByRole('listitem');
  await expect(subscribers).toHaveCount(1);
  await expect(subscribers).toContainText('Not confirmed');
  await expect(page.getByRole('link', { name: 'Export 1 as CSV' })).toBeVisible();
  await page.getByText(`Unsubscribe ${email}`).click();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Unsubscribe this person' }).click();

  await expect(page.getByText('The person is unsubscribed.')).toBeVisible();
  await expect(page.getByLabel('A part of the email address')).toHaveValue('by.phone');
  await expect(subscribers).toContainText('Unsubscribed');
});
