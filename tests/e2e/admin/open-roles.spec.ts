import { paths } from '../../../app/paths';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const ANSWER = 'A lorry that came late, and the hall that waited for its forty chairs until noon.';

const TEXTS: Readonly<Record<string, string>> = {
  Title: 'Driver of the small lorry',
  'In one sentence': 'You bring the tables to where the hackathon is, and back again.',
  'Pay from, in lakh': '6',
  'Pay to, in lakh': '7.5',
  'Apply until': '2119-01-20',
  'Work begins on': '2119-03-01',
  'Why the role is open': 'The lorry is new, and nobody has driven it yet.',
  'What you will do': 'You know every gate of every college in four states, and who has its key.',
  Responsibilities: 'Drive.\nLoad.\nBring back.',
  'After 30 days': 'You have driven to two cities.',
  'After 60 days': 'Nothing was left behind.',
  'After 90 days': 'You plan the next season.',
  'What you bring': 'A licence.\nPatience at gates.',
  'What you need not bring': 'A uniform.',
  'The hard part': 'The gate is closed at five in the morning.',
  'Question of the application': 'What did you bring somewhere last?',
};

test('a role is written, published, and closed while an applicant writes', async ({
  page,
  browser,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/careers\/roles\//);
  await signInAs(page.request, 'admin');
  await page.goto('/admin/careers');
  await page.getByRole('link', { name: 'Open roles' }).click();
  await page.getByRole('link', { name: 'New role' }).click();
  // The form is long: its button and the links to its parts stay in the window.
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: 'Colleagues' }).click();
  await expect(page.getByLabel('Leads the role')).toBeInViewport({ ratio: 1 });
  for (const [label, text] of Object.entries(TEXTS)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Team', { exact: true }).selectOption('hackathons');
  await page.getByLabel('Office', { exact: true }).selectOption('Pune');
  await page.getByLabel('Leads the role').selectOption({ index: 1 });
  await page.getByLabel('Second colleague').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Each colleague once.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Second colleague').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  // What changes often is seen first. The other parts are closed, and a link to one opens it.
  await expect(page.getByLabel('Pay to, in lakh')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Responsibilities')).toBeHidden();
  await expect(page.getByLabel('Leads the role')).toBeHidden();
  await page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: 'Colleagues' }).click();
  await expect(page.getByLabel('Leads the role')).toBeInViewport({ ratio: 1 });

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const title = TEXTS.Title ?? '';
  await visitor.goto(paths.careers());
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the role' }).click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Choose a day after today')).toBeVisible();
  await expect(page.getByLabel('Publish on')).toBeFocused();
  await page.getByLabel('Publish on').fill('2119-01-02');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled for 2 January 2119' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await visitor.goto(paths.careers());
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByText('Publish now', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('The role is on the careers page.')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);

  await visitor.goto(paths.careers());
  await visitor.getByRole('link', { name: title }).click();
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
  await visitor.getByLabel('What did you bring somewhere last?').fill(ANSWER);

  await page.getByText('Close', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The role is closed.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Send the application' }).click();
  await expect(visitor.getByText('Nothing was sent.')).toBeVisible();
  await expect(visitor.getByLabel('What you typed')).toHaveValue(`Asha Rao\n${ANSWER}`);
  await visitor.context().close();
});
