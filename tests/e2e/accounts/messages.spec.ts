import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';
import { signUpNewUser } from '../support/user-accounts';

const message = 'Our school has a wall of nine metres.\nCould the children lay the tiles themselves?';

test('R-INBOX-12: a reply is a notification that leads to the message, where the user writes back', async ({
  page,
  browser,
  browserErrors,
  baseURL,
  site,
}) => {
  browserErrors.expect(/^status 400: POST \/account\/messages\//);
  const { name, email } = await signUpNewUser(page);
  await page.goto('/account/messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.request.post('/contact', {
    form: { topic: 'other', name, email, message },
    headers: { Origin: site.url },
  });

  const staff = await browser.newContext({ baseURL });
  const inbox = await staff.newPage();
  await signInAs(inbox.request, 'staff');
  await inbox.goto(`/admin/inbox?q=${email}`);
  await inbox.getByRole('link', { name }).click();
  await inbox.getByLabel(`Reply to ${email}`).fill('Gladly, in the holidays.');
  await inbox.getByRole('button', { name: 'Send the reply' }).click();
  await expect(inbox.getByText('The reply is being sent.')).toBeVisible();

  await page.goto('/account/messages');
  await expect(page.getByRole('listitem').filter({ hasText: 'nine metres' })).toContainText('New answer');
  await page.goto('/account/notifications');
  await page.getByRole('link', { name: 'answered your message' }).click();
  await expect(page).toHaveURL(/\/account\/messages\/[\da-f-]{36}#answers$/);
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByText('Gladly, in the holidays.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is needed.')).toBeVisible();
  await page.getByLabel('Write back').fill('Then in May.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answers.getByRole('listitem')).toContainText(['Gladly, in the holidays.', 'Then in May.']);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);

  await inbox.reload();
  await expect(inbox.getByRole('heading', { name: `Answer from ${name}` })).toContainText(
    'Written in the account',
  );
  await expect(inbox.getByLabel('State')).toHaveValue('new');
  await staff.close();

  await page.getByText('Take it back', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByText('What you sent has been erased')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});
