import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const submitBooking = (page: Page) => page.getByRole('button', { name: 'Book the call' }).click();
const freeSlots = (page: Page) =>
  page.locator('label').filter({ has: page.locator('[name=startsAt]:enabled') });

/** The selected slot, repeated beside the button. */
const selectedSlot = (page: Page) =>
  page.locator('label').getByText('by the clock in').filter({ visible: true });

let visitors = 0;

/** Fills in name and email. Each call has its own email, because one email can book at most two calls. */
async function fillInVisitor(page: Page): Promise<void> {
  visitors += 1;
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Email').fill(`asha.${visitors}.${Date.now()}@example.com`);
}

/** Opens next week, where no slot is in the past. */
async function openNextWeek(page: Page, topic = 'project'): Promise<void> {
  await page.goto(`/contact/v2?about=${topic}`);
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/from=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor books a call, saves it to a calendar, moves it and cancels it', async ({
      page,
      request,
      browserErrors,
    }) => {
      await openNextWeek(page, javaScriptEnabled ? 'project' : 'training');
      const slot = freeSlots(page).first();
      const startsAt = await slot.locator('input').getAttribute('value');
      await expect(selectedSlot(page)).toBeHidden();
      await slot.click();
      await expect(selectedSlot(page)).toContainText('by the clock in India');
      await fillInVisitor(page);
      await page.getByLabel('What do you want to decide?').fill('Whether to rebuild at all. 🧱');
      await submitBooking(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked.');
      await expect(main(page)).toContainText('Whether to rebuild at all. 🧱');
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      const calendarFile = await request.get(`${page.url()}/call.ics`);
      expect(calendarFile.headers()['content-type']).toContain('text/calendar');
      expect(await calendarFile.text()).toContain('SEQUENCE:0');

      await page.getByRole('link', { name: 'Choose another time' }).click();
      await expect(page.locator(`[value="${startsAt}"]`)).toBeDisabled();
      browserErrors.expect(/^status 400: POST \/messages\/.*\/move/);
      await page.getByRole('button', { name: 'Move the call' }).click();
      await expect(page.getByRole('alert')).toContainText('Please choose one of the times.');
      await freeSlots(page).last().click();
      await expect(selectedSlot(page)).toContainText('5:30 – 6:00 pm');
      await page.getByRole('button', { name: 'Move the call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked.');
      await expect(main(page)).toContainText('It was moved to the time that you see here.');
      expect(await (await request.get(`${page.url()}/call.ics`)).text()).toContain('SEQUENCE:1');

      await page.getByText('Cancel the call', { exact: true }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
      expect((await request.get(`${page.url()}/call.ics`)).status()).toBe(404);
    });

    test('a form without slot and email comes back with errors and the typed values', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/contact\/v2/);
      await openNextWeek(page);
      await page.getByLabel('Your name').fill('Asha Rao');
      await submitBooking(page);
      await expect(page.getByRole('alert')).toContainText('2 fields need another look');
      await expect(main(page)).toContainText('Please choose one of the times.');
      await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}

test('the second visitor for one slot gets an error and the typed values', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST \/contact\/v2/);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openNextWeek(each, 'hackathon');
    await freeSlots(each).nth(3).click();
    await fillInVisitor(each);
  }
  await submitBooking(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked.');
  await submitBooking(other);
  await expect(main(other)).toContainText('This time was booked a moment ago');
  await expect(other.getByLabel('Your name')).toHaveValue('Asha Rao');
});

test('another time zone shows the same slots in its own time', async ({ page }) => {
  await openNextWeek(page);
  const startsAt = await freeSlots(page).first().locator('input').getAttribute('value');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await expect(page).toHaveURL(/zone=America%2FNew_York/);
  const sameSlot = page.locator('label').filter({ has: page.locator(`[value="${startsAt}"]`) });
  // In summer time it is half past midnight there, on the same day as in India.
  await expect(sameSlot).toContainText(/(Sun|Mon|Tue|Wed|Thu) 11:30|12:30/);
});

test('another time zone leaves the form filled in and shows the selected slot in its own time', async ({
  page,
}) => {
  await openNextWeek(page);
  await freeSlots(page).nth(6).click();
  await expect(selectedSlot(page)).toHaveText(/2:00\s–\s2:30 pm, by the clock in India$/);
  await fillInVisitor(page);
  await page.getByLabel('What do you want to decide?').fill('The date. 🧱');
  for (const [zone, city] of [
    ['Asia/Dubai', 'Dubai'],
    ['Asia/Tokyo', 'Tokyo'],
  ] as const) {
    await page.getByLabel('Time zone').selectOption(zone);
    await expect(selectedSlot(page)).toContainText(`by the clock in ${city}`);
  }
  await expect(selectedSlot(page)).toHaveText(/5:30\s–\s6:00 pm, by the clock in Tokyo$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  const button = page.getByRole('button', { name: 'Book the call' });
  const slotBox = await selectedSlot(page).boundingBox();
  const buttonBox = await button.boundingBox();
  expect(Math.abs((buttonBox?.y ?? 0) - (slotBox?.y ?? 0))).toBeLessThan(400);
  await expectNoAxeViolations(page);
  await submitBooking(page);
  await expect(main(page)).toContainText('By the clock in Tokyo');
  await expect(main(page)).toContainText('The date. 🧱');
});

test('another week leaves the form filled in, and the back button shows the week before', async ({
  page,
}) => {
  await openNextWeek(page);
  await fillInVisitor(page);
  const [first] = await main(page).getByRole('region').getByRole('radio').all();
  const startsAt = await first?.getAttribute('value');
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeInViewport();
  await expect(page.locator(`[value="${startsAt}"]`)).toHaveCount(0);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goBack();
  await expect(page.locator(`[value="${startsAt}"]`)).toHaveCount(1);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test('what was typed before the page opens in the time zone of the visitor stays', async ({ page }) => {
    const releaseScript = await holdRequests(page, /\/offer-visitor-zone[^/]*\.js$/);
    await page.goto('/contact/v2');
    await page.getByLabel('Your name').fill('Asha Rao');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
    releaseScript();
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  });

  test('the page opens in the time zone of the visitor, who can choose any other', async ({ page }) => {
    await page.goto('/contact/v2');
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
    await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
    await expect(page).toHaveURL(/zone=Pacific%2FAuckland/);
    await page.getByRole('link', { name: 'By your own clock: Europe/Berlin' }).click();
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
  });
});

test.describe('invalid requests', () => {
  const validFields = { name: 'Asha Rao', email: 'asha@example.com' };
  const invalidForms: Record<string, Record<string, string>> = {
    'a slot in the past': { ...validFields, startsAt: '2020-01-06T05:00:00.000Z' },
    'a time between two slots': { ...validFields, startsAt: '2026-12-01T05:07:00.000Z' },
    'a slot years ahead': { ...validFields, startsAt: '2036-12-01T05:00:00.000Z' },
    'SQL instead of a time': { ...validFields, startsAt: "' or 1=1 --" },
    'a null byte': { ...validFields, name: 'a\0b', startsAt: '2020-01-06T05:00:00.000Z' },
    'an empty form': {},
  };
  for (const [name, form] of Object.entries(invalidForms)) {
    test(`${name} is refused with status 400`, async ({ request, baseURL }) => {
      const response = await request.post('/contact/v2', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('an unknown time zone, week or topic in the URL shows the default page', async ({ page }) => {
    const response = await page.goto('/contact/v2?zone=Mars/Olympus&from=9999-99-99&about=<script>');
    expect(response?.status()).toBe(200);
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
    await expectNoAxeViolations(page);
  });
});

test('the calendar file can be downloaded', async ({ page }) => {
  await openNextWeek(page, 'products');
  await freeSlots(page).first().click();
  await fillInVisitor(page);
  await submitBooking(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('call.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
});
