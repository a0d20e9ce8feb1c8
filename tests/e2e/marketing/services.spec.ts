import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { areWorkshopsOver } from '../../fixtures/seat-sale';
import { holdRequests } from '../support/hold-requests';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

const hackathonPlan = `${paths.hackathonPlan()}?people=200&days=3&format=overnight&hall=rented&from=2099-02-27`;

const result = (page: Page) => page.getByRole('main').getByRole('status').first();

async function sendEnquiry(page: Page): Promise<void> {
  await page.getByLabel('Your message').fill('A hall for 200, and nobody who has done it before.');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('College, company or group').fill('Periyar College');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you.');
}

test.describe('the hackathon planner', () => {
  test('plans by keyboard, and its link opens the same plan', async ({ page, context }) => {
    await page.goto(paths.hackathonPlan());
    await page.getByLabel('People who take part').fill('200');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/people=200/);
    await page.getByRole('radio', { name: 'Two' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/days=3/);
    await expect(page.getByRole('heading', { level: 3, name: 'Friday' })).toBeVisible();
    const budget = await result(page).textContent();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(result(other)).toHaveText(budget ?? '');
    await expect(other.getByLabel('People who take part')).toHaveValue('200');
  });

  test('a date is typed by keyboard, and the button plans with it', async ({ page }) => {
    await page.goto(paths.hackathonPlan());
    const day = page.getByLabel('First day');
    await day.focus();
    // The same in both orders of day and month, which the browser takes from the system.
    await page.keyboard.type('02022099');
    await expect(day).toHaveValue('2099-02-02');
    await page.getByRole('button', { name: 'Plan it' }).press('Enter');
    await expect(page).toHaveURL(/from=2099-02-02/);
    await expect(page.getByRole('link', { name: 'Calendar file' })).toBeVisible();
  });

  test('what is filled in before the page has loaded stays', async ({ page }) => {
    const releaseFonts = await holdRequests(page, /\.woff2$/);
    await page.goto(paths.hackathonPlan(), { waitUntil: 'commit' });
    const people = page.getByLabel('People who take part');
    await people.fill('200');
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    releaseFonts();
    await page.waitForLoadState('load');
    await expect(people).toHaveValue('200');
  });

  test('with a date it has a calendar file, without one it has none', async ({ page, request }) => {
    await page.goto(hackathonPlan);
    const file = await request.get(
      (await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-type']).toContain('text/calendar');
    const calendar = await file.text();
    // Doors open on Friday at 17:00 in India.
    expect(calendar).toContain('DTSTART:20990227T113000Z');
    expect(calendar).toContain('SUMMARY:Finals');
    expect((await request.get(`${paths.hackathonPlan()}/plan.ics`)).status()).toBe(400);
    await page.goto(paths.hackathonPlan());
    await expect(page.getByRole('link', { name: 'Calendar file' })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('plans on the server, names a wrong number, and goes with the enquiry', async ({ page }) => {
      await page.goto(`${paths.hackathonPlan()}?people=7`);
      await expect(page.getByLabel('People who take part')).toHaveAccessibleDescription(/30 to 800 people/);
      await page.goto(hackathonPlan);
      await sendEnquiry(page);
      await expect(page.getByRole('main')).toContainText(
        '200 people, 3 days, through the night, in a rented hall',
      );
      await expect(page.getByRole('main')).toContainText('Farida Contractor');
    });
  });
});

test('the estimate follows the sentence, and a part of it can be left out', async ({ page }) => {
  await page.goto(paths.webDevelopment());
  await page.getByLabel('Things they do with it').selectOption('9');
  await expect(page).toHaveURL(/jobs=9/);
  const larger = await result(page).textContent();
  await page.getByRole('link', { name: 'One thing fewer' }).press('Enter');
  await expect(page).toHaveURL(/jobs=8/);
  await expect(page.getByLabel('Things they do with it')).toHaveValue('8');
  await expect(result(page)).not.toHaveText(larger ?? '');
});

test('the lesson goes on from the answer, says why, and can be overruled', async ({ page }) => {
  await page.goto(paths.learning());
  await page.getByRole('radio', { name: '2/7' }).press('Space');
  await page.getByRole('button', { name: 'Answer' }).press('Enter');
  await expect(result(page)).toContainText('2/7 is not it.');
  await expect(page.getByText('Why this one?')).toBeVisible();
  await expect(
    page.getByText('adds numerators and denominators apart', { exact: false }).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Three share one roti/ }).click();
  await expect(page.getByText('The teacher chose it instead of the proposal.')).toBeVisible();
  await page.goto(paths.learning(['third-quarter.b', 'tank.c']));
  await expect(page.getByRole('link', { name: 'Begin again' })).toBeVisible();
});

test('the sample report changes with its page', async ({ page }) => {
  await page.goto(paths.quickAudit());
  const report = page.getByRole('region', { name: /sample report/ });
  await report.getByRole('link', { name: 'Facts and figures' }).click();
  await expect(page).toHaveURL(/page=company/);
  await expect(report).toContainText('/company, checked on');
});

if (!areWorkshopsOver)
  test('a workshop is booked as a product of the shop, at the same price', async ({ page }) => {
    await page.goto(paths.workshops());
    const workshop = page.getByRole('article').filter({ hasText: 'testing what matters' });
    await expect(workshop).toContainText('Rs. 6,500.00');
    await expect(workshop).toContainText('Seats available');
    await workshop.getByRole('link', { name: /^Book a seat/ }).click();
    await expect(page).toHaveURL(/\/shop\/single\/workshop-ticket/);
    await expect(page.getByRole('main')).toContainText('Rs. 6,500.00');
  });

test('the weeks show the sums of another team', async ({ page }) => {
  await page.goto(paths.twelveWeeks());
  await expect(page.getByText('Rs. 12.75 lakh').first()).toBeVisible();
  await page.getByRole('link', { name: 'Three of us' }).click();
  await expect(page.getByText('Rs. 19.13 lakh').first()).toBeVisible();
});

testAccessibilityAndLayout('results of the services', [
  hackathonPlan,
  `${paths.webDevelopment()}?jobs=16&roles=6&systems=5&data=grown&languages=4&line=offline`,
  paths.learning(['third-quarter.a', 'two-quarters.a', 'half-quarter.b']),
  paths.quickAudit('partners'),
]);
