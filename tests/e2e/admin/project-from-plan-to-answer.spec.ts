import { sampleUsers } from '../../../app/content/samples/sample-users';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const MEMBER_EMAIL = sampleUsers.find(({ role }) => role === 'user')?.email ?? '';

test('staff plan a project and report on it; the client reads and comments; staff answer', async ({
  page,
  browser,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/projects/);
  await signInAs(page.request, 'staff');
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('button', { name: 'Save the project' }).click();
  await expect(page.getByText('The name is needed.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Timetable of the ferry');
  await page.getByLabel('Summary').fill(`Passengers see the next ferry. ${'Fahrplanauskunft'.repeat(4)}`);
  await page.getByLabel('State').selectOption('running');
  await page.getByLabel('Members see the totals of billable hours').check();
  await page.getByRole('button', { name: 'Save the project' }).click();
  await expect(page.getByText('The project is saved.')).toBeVisible();
  const path = new URL(page.url()).pathname;

  for (const [title, day] of [
    ['Handover', '2027-03-01'],
    ['A draft on paper', '2026-11-02'],
  ] as const) {
    await page.getByLabel('Milestone', { exact: true }).last().fill(title);
    await page.getByLabel('Due on').last().fill(day);
    await page.getByRole('button', { name: 'Add the milestone' }).click();
    await expect(page.getByText('The milestone is added.')).toBeVisible();
  }
  const plan = page.getByRole('region', { name: 'Milestones' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Move earlier: A draft on paper' }).click();
  // The page opens at its plan. A screen reader still reads what was done.
  await expect(page.getByRole('status').filter({ hasText: 'in their new order' })).toBeFocused();
  await expect(plan.first()).toContainText('A draft on paper');
  await plan.last().locator('[draggable]').dragTo(plan.first());
  await expect(page.getByText('The milestones are in their new order.')).toBeVisible();
  await expect(plan.first()).toContainText('Handover');
  await page.getByRole('button', { name: 'Mark as done A draft on paper' }).click();
  await expect(page.getByText('The milestone is done.')).toBeVisible();
  await plan.last().locator('summary', { hasText: 'Reopen' }).click();
  await plan.last().getByLabel('Why it is open again').fill('The second pier was missing.');
  await page.getByRole('button', { name: 'Reopen the milestone' }).click();
  await expect(page.getByText('The second pier was missing.')).toBeVisible();

  await page.getByLabel('Email address of the account').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Add the member' }).click();
  await expect(page.getByText('There is no account with this email address.')).toBeVisible();
  await page.getByLabel('Email address of the account').fill(MEMBER_EMAIL);
  await page.getByRole('button', { name: 'Add the member' }).click();
  await expect(page.getByText('The member sees the project now')).toBeVisible();
  await page.getByLabel('Add a file').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await page.getByRole('button', { name: 'Add the file' }).click();
  await expect(page.getByText('This kind of file is not accepted.')).toBeVisible();
  await page.getByLabel('Add a file').setInputFiles({
    name: 'Piers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Pier,Depth\nNorth,4\n'),
  });
  await page.getByRole('button', { name: 'Add the file' }).click();
  await expect(page.getByRole('link', { name: 'Piers.csv' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Updates' }).click();
  await page.getByLabel('Title').first().fill('The first ferry is in');
  await page.getByLabel('Text').first().fill('Six in the morning works.\n\nNext: the evening.');
  await page.getByRole('button', { name: 'Send to the members' }).click();
  await expect(page.getByText('The members were notified.')).toBeVisible();

  await page.getByRole('link', { name: 'Hours', exact: true }).click();
  await page.getByLabel('Duration').fill('1:30');
  await page.getByLabel('What was done').fill('Rode the ferry with the captain');
  await page.getByLabel('Milestone').selectOption({ label: 'A draft on paper' });
  await page.getByRole('button', { name: 'Add the hours' }).click();
  await expect(page.getByRole('heading', { name: '1 h 30 min' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await signInAs(context.request);
  const client = await context.newPage();
  await client.goto('/account/projects');
  await client.getByRole('link', { name: 'Timetable of the ferry' }).click();
  expect(await findOverflow(client)).toEqual([]);
  await expect(client.getByRole('region', { name: 'Billable hours' })).toContainText('1 h 30 min');
  await expect(client.getByRole('link', { name: 'Piers.csv' })).toBeVisible();
  const update = client.getByRole('article');
  await update.getByText('Write a comment').click();
  await update.getByLabel('Your comment').fill('Does it run on Sundays?');
  await update.getByRole('button', { name: 'Send the comment' }).click();
  await expect(update).toContainText('Does it run on Sundays?');

  await page.reload();
  await page.getByRole('link', { name: 'Updates 1 to answer' }).click();
  await page.getByRole('textbox', { name: /^Answer to/ }).fill('Yes, from nine.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is below the comment')).toBeVisible();
  await client.reload();
  await expect(update).toContainText('Yes, from nine.');
  await context.close();

  await page.goto('/admin/search?q=Timetable+of+the+ferry');
  await expect(page).toHaveURL(path);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of [
    '/admin/projects',
    '/admin/projects/new',
    path,
    `${path}/updates`,
    `${path}/hours`,
    `${path}/history`,
  ]) {
    await page.goto(url);
    await expectAccessibleInBothThemes(page);
    expect(await findOverflow(page)).toEqual([]);
  }
});
