import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { showPresence } from '../support/show-presence';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

/** Its time is far away, so that other tests never see it. */
test('an announcement is entered, corrected at its field, previewed and deleted', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/admin\/announcements\/new/);
  await signInAs(page.request, 'staff');
  await page.goto('/admin/announcements');
  await page.getByRole('link', { name: 'New announcement' }).first().click();
  const text = 'The workshop in Pune moves to the hall beside the station, on the same day at the same time.';
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByLabel('From').fill('2119-12-02T10:00');
  await page.getByLabel('To', { exact: true }).fill('2119-12-01T10:00');
  await page.getByLabel('Link (optional)').fill('/faq');
  await page.getByLabel('Link text').fill('Where it is');
  await page.getByRole('button', { name: 'Add the announcement' }).click();
  await expect(page.getByText('The end is after the beginning.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('To', { exact: true }).fill('2119-12-03T10:00');
  await page.getByLabel('Tone').selectOption('offer');
  await page.getByRole('button', { name: 'Add the announcement' }).click();
  await expect(page.getByText('The announcement is added.')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Preview' }).click();
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar.getByRole('link', { name: 'Where it is' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Close the announcement' })).toBeDisabled();
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Back to the announcement' }).click();
  await expect(page.getByText('Delete', { exact: true })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete the announcement' }).click();
  await expect(page.getByText('The announcement is deleted.')).toBeVisible();
});

test('closing an announcement leaves what is typed on the page', async ({ page }) => {
  await signInAs(page.request, 'staff');
  await page.goto('/admin/announcements/new');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The workshop in Pune is full.');
  await page.getByLabel('From').fill('2020-01-01T10:00');
  await page.getByLabel('To', { exact: true }).fill('2119-12-03T10:00');
  await page.getByRole('button', { name: 'Add the announcement' }).click();
  await expect(page.getByText('The announcement is added.')).toBeVisible();
  const editor = page.url();

  await page.goto('/');
  await showPresence(page);
  const bar = page.getByRole('region', { name: 'Announcement' });
  await page.getByLabel('Your name').fill('Asha Rao');
  // The next page is opened before the response to the form is there.
  await page.route('**/announcements/close', () => {});
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  await page.goto('/faq');
  await expect(bar).toBeHidden();

  await page.goto(editor);
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete the announcement' }).click();
  await expect(page.getByText('The announcement is deleted.')).toBeVisible();
});
