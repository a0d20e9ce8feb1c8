import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('a call is found in the calendar by keys, moved and cancelled', async ({ page, request, site }) => {
  await page.goto('/contact/v2?about=hackathon');
  const slots = page.locator('[name=startsAt]:enabled');
  const startsAt = (await slots.first().getAttribute('value')) ?? '';
  const booked = await request.post('/contact/v2?about=hackathon', {
    form: { name: 'Asha Calling', email: 'asha@calls.example.in', startsAt },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  expect(booked.status()).toBe(303);
  await signInAs(page.request, 'staff');

  await page.goto(`/admin/calls?week=${startsAt.slice(0, 10)}`);
  const call = page.getByRole('link', { name: 'Asha Calling' });
  await expect(call).toBeVisible();
  await page.keyboard.press('j');
  await expect(call).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Asha Calling' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page).toHaveURL(/from=/);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByText('The call is moved.')).toBeVisible();
  await page.getByLabel('Reason').fill('Farida is ill. Would the week after suit you?');
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByText('The call is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Message, notes and replies' }).click();
  await expect(page.getByRole('link', { name: /^Cancelled call: / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Move the call' })).toHaveCount(0);
});

test('the call hours fit a phone and a tablet', async ({ page }) => {
  await signInAs(page.request, 'staff');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/calls/hours');
    expect(await findOverflow(page)).toEqual([]);
    // A field that is beside the name of its day, or cut off, is too narrow for a time.
    const { width: fieldWidth } =
      (await page.getByLabel('From', { exact: true }).first().boundingBox()) ?? {};
    expect(fieldWidth).toBeGreaterThan(100);
  }
});
