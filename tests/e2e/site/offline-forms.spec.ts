import { trackRequests, waitForFrames } from '../support/ended-requests';
import { showPresence } from '../support/show-presence';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('without network, a form stays with what was typed, and can be sent later', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/INTERNET_DISCONNECTED|status 400/);
  await signInAs(page.request, 'admin');
  const waitForRequests = trackRequests(page);
  await page.goto('/admin/announcements/new');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('The office is closed on Friday.');
  // The script that holds the form is there.
  await showPresence(page);
  await waitForRequests();
  await waitForFrames(page);
  await context.setOffline(true);
  await text.press('Enter');
  await expect(page.getByText('You are offline, and nothing was sent.')).toBeVisible();
  await expect(text).toHaveValue('The office is closed on Friday.');

  await context.setOffline(false);
  await text.press('Enter');
  // The form is sent: the beginning is missing.
  await expect(page.getByText('The beginning is needed.')).toBeVisible();
  await expect(text).toHaveValue('The office is closed on Friday.');
});
