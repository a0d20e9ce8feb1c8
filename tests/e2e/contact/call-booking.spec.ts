import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const book = (page: Page) => page.getByRole('button', { name: 'Book the call' }).click();
const free = (page: Page) => page.locator('label').filter({ has: page.locator('[name=startsAt]:enabled') });

/** The chosen half hour, said once more beside the button. */
const said = (page: Page) => page.locator('.slot-said:visible');

let visitors = 0;

/** One address holds two calls at most. */
async function fillIn(page: Page): Promise<void> {
  visitors += 1;
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('E-mail').fill(`asha.${visitors}.${Date.now()}@example.com`);
}

/** Opens the week after, where every half hour is ahead. */
async function openNextWeek(page: Page, about = 'project'): Promise<void> {
  await page.goto(`/contact/v2?about=${about}`);
  await page.getByRole('link', { name: 'The week after' }).click();
  await expect(page).toHaveURL(/from=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a call is booked, saved, moved and taken back', async ({ page, request }) => {
      await openNextWeek(page, javaScriptEnabled ? 'project' : 'training');
      const slot = free(page).first();
      const chosen = await slot.locator('input').getAttribute('value');
      await expect(said(page)).toBeHidden();
      await slot.click();
      await expect(said(page)).toContainText('by the clock in India');
      await fillIn(page);
      await page.getByLabel('What should be decided by the end?').fill('Whether to rebuild at all. 🧱');
      await book(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is yours.');
      await expect(main(page)).toContainText('Whether to rebuild at all. 🧱');
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      const entry = await request.get(`${page.url()}/call.ics`);
      expect(entry.headers()['content-type']).toContain('text/calendar');
      expect(await entry.text()).toContain('SEQUENCE:0');

      await page.getByRole('link', { name: 'Choose another time' }).click();
      await expect(page.locator(`[value="${chosen}"]`)).toBeDisabled();
      await free(page).last().click();
      await expect(said(page)).toContainText('5:30 – 6:00 pm');
      await page.getByRole('button', { name: 'Move the call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is yours.');
      expect(await (await request.get(`${page.url()}/call.ics`)).text()).toContain('SEQUENCE:1');

      await page.getByRole('button', { name: 'Cancel the call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken back.');
      expect((await request.get(`${page.url()}/call.ics`)).status()).toBe(404);
    });

    test('without a time or an address it comes back with what is wrong and what was typed', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^status 400: POST \/contact\/v2/);
      await openNextWeek(page);
      await page.getByLabel('Your name').fill('Asha Rao');
      await book(page);
      await expect(page.getByRole('alert')).toContainText('2 fields need another look');
      await expect(main(page)).toContainText('Please choose one of the times.');
      await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });
}

test('who is second is told so, and keeps what was typed', async ({ page, context, browserErrors }) => {
  browserErrors.expect(/^status 400: POST \/contact\/v2/);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openNextWeek(each, 'hackathon');
    await free(each).nth(3).click();
    await fillIn(each);
  }
  await book(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is yours.');
  await book(other);
  await expect(main(other)).toContainText('Somebody took this half hour a moment ago');
  await expect(other.getByLabel('Your name')).toHaveValue('Asha Rao');
});

test('times can be read by another clock, and stay the same moments', async ({ page }) => {
  await openNextWeek(page);
  const value = await free(page).first().locator('input').getAttribute('value');
  await page.getByLabel('Times by the clock in').selectOption('America/New_York');
  await expect(page).toHaveURL(/zone=America%2FNew_York/);
  const same = page.locator('label').filter({ has: page.locator(`[value="${value}"]`) });
  await expect(same).toContainText(/(Sun|Mon|Tue|Wed|Thu) (11|12):30/);
});

test('another clock takes nothing away, and says the chosen half hour anew beside the button', async ({
  page,
}) => {
  await openNextWeek(page);
  await free(page).nth(6).click();
  await expect(said(page)).toHaveText(/2:00\s–\s2:30 pm, by the clock in India$/);
  await fillIn(page);
  await page.getByLabel('What should be decided by the end?').fill('The date. 🧱');
  for (const [zone, city] of [
    ['Asia/Dubai', 'Dubai'],
    ['Asia/Tokyo', 'Tokyo'],
  ] as const) {
    await page.getByLabel('Times by the clock in').selectOption(zone);
    await expect(said(page)).toContainText(`by the clock in ${city}`);
  }
  await expect(said(page)).toHaveText(/5:30\s–\s6:00 pm, by the clock in Tokyo$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  const button = page.getByRole('button', { name: 'Book the call' });
  const [bed, press] = [await said(page).boundingBox(), await button.boundingBox()];
  expect(Math.abs((press?.y ?? 0) - (bed?.y ?? 0))).toBeLessThan(400);
  await expectNoAxeViolations(page);
  await book(page);
  await expect(main(page)).toContainText('By the clock in Tokyo');
  await expect(main(page)).toContainText('The date. 🧱');
});

test('another week takes nothing away that was typed, and the way back leads to the week before', async ({
  page,
}) => {
  await openNextWeek(page);
  await fillIn(page);
  const [first] = await main(page).getByRole('region').getByRole('radio').all();
  const before = await first?.getAttribute('value');
  await page.getByRole('link', { name: 'The week after' }).click();
  await expect(page.getByRole('heading', { name: 'Which half hour?' })).toBeInViewport();
  await expect(page.locator(`[value="${before}"]`)).toHaveCount(0);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goBack();
  await expect(page.locator(`[value="${before}"]`)).toHaveCount(1);
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
});

test.describe('far away', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test('the visitor’s own clock is offered', async ({ page }) => {
    await page.goto('/contact/v2');
    await page.getByRole('link', { name: 'By your own clock: Europe/Berlin' }).click();
    await expect(page.getByLabel('Times by the clock in')).toHaveValue('Europe/Berlin');
  });
});

test.describe('what no browser would send', () => {
  const good = { name: 'Asha Rao', email: 'asha@example.com' };
  const hostile: Record<string, Record<string, string>> = {
    'a time in the past': { ...good, startsAt: '2020-01-06T05:00:00.000Z' },
    'a time in between': { ...good, startsAt: '2026-12-01T05:07:00.000Z' },
    'a time far ahead': { ...good, startsAt: '2036-12-01T05:00:00.000Z' },
    'no time': { ...good, startsAt: "' or 1=1 --" },
    'a null byte': { ...good, name: 'a\0b', startsAt: '2020-01-06T05:00:00.000Z' },
    'nothing at all': {},
  };
  for (const [what, form] of Object.entries(hostile)) {
    test(`${what} is refused with the form`, async ({ request, baseURL }) => {
      const response = await request.post('/contact/v2', { form, headers: { Origin: baseURL ?? '' } });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('Not sent yet');
    });
  }

  test('an address with a zone, a week or a matter that do not exist shows the usual page', async ({
    page,
  }) => {
    const response = await page.goto('/contact/v2?zone=Mars/Olympus&from=9999-99-99&about=<script>');
    expect(response?.status()).toBe(200);
    await expect(page.getByLabel('Times by the clock in')).toHaveValue('Asia/Kolkata');
    await expectNoAxeViolations(page);
  });
});

test('the entry is offered for saving', async ({ page }) => {
  await openNextWeek(page, 'products');
  await free(page).first().click();
  await fillIn(page);
  await book(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('call.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
});
