import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { areWorkshopsOver } from '../../fixtures/seat-sale';
import { expect, test } from '../support/test';

// A phone: fingers, no pointer that hovers.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What the page shows opens from its URL in another window as well. */
async function expectSharedLink(page: Page, find: (page: Page) => Locator): Promise<void> {
  const text = (await find(page).textContent()) ?? '';
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(find(other)).toHaveText(text);
  await other.close();
}

const result = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Islands hydrate when they are touched first. The tap is replayed then. */
const expectHydrated = (page: Page) => expect(page.locator('[data-hydrated]').first()).toBeAttached();

test('estimate, plan, lesson and report of the services', async ({ page }) => {
  await page.goto(paths.webDevelopment());
  const first = await result(page).textContent();
  await page.getByLabel('Things they do with it').selectOption('9');
  await expect(page).toHaveURL(/jobs=9/);
  await page.getByRole('link', { name: 'One thing fewer' }).tap();
  await expect(page).toHaveURL(/jobs=8/);
  await expect(result(page)).not.toHaveText(first ?? '');
  await expectSharedLink(page, result);

  await page.goto(paths.hackathonPlan());
  await page.getByText('Three', { exact: true }).tap();
  await expect(page).toHaveURL(/days=3/);
  await expect(page.getByRole('heading', { level: 3, name: 'Friday' })).toBeVisible();
  await expectSharedLink(page, result);

  await page.goto(paths.learning());
  await page.getByText('2/7', { exact: true }).tap();
  await page.getByRole('button', { name: 'Answer' }).tap();
  await expect(result(page)).toContainText('2/7 is not it.');
  await expectSharedLink(page, result);

  await page.goto(paths.quickAudit());
  const report = (of: Page) => of.getByRole('region', { name: /sample report/ });
  await report(page).getByRole('link', { name: 'Facts and figures' }).tap();
  await expect(page).toHaveURL(/page=company/);
  await expect(report(page)).toContainText('/company, checked on');
  await expectSharedLink(page, report);

  await page.goto(paths.twelveWeeks());
  await page.getByRole('link', { name: 'Three of us' }).tap();
  await expect(page.getByText('Rs. 19.13 lakh').first()).toBeVisible();
});

if (!areWorkshopsOver)
  test('a seat at a workshop is added to the cart', async ({ page }) => {
    await page.goto(paths.workshops());
    const workshop = page.getByRole('article').filter({ hasText: 'testing what matters' });
    await workshop.getByRole('link', { name: /^Book a seat/ }).tap();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
    await page.goto(paths.shop.cart());
    await expect(page.getByRole('main')).toContainText('testing what matters');
    await page.getByRole('link', { name: 'Go to checkout' }).tap();
    await expect(page).toHaveURL(/\/shop\/checkout/);
  });

test('console, calendar, rubric, suite and share-out of the product tours', async ({ page }) => {
  await page.goto(paths.organiserTour());
  const consoleStatus = (of: Page) => of.locator('#console').getByRole('status');
  await page.locator('#console').getByRole('link', { name: '15 minutes later' }).tap();
  await expect(consoleStatus(page)).toContainText('none late');
  await page
    .locator('#console')
    .getByRole('link', { name: /Leaderboard/ })
    .tap();
  await page.locator('#console').getByRole('link', { name: '14:24' }).tap();
  await expect(consoleStatus(page)).toHaveText('14:24: Rasoi OS has pitched, 2 of 8.');
  await expectSharedLink(page, consoleStatus);

  await page.goto(paths.product('converge'));
  const calendar = page.locator('#calendar');
  const evening = calendar.getByRole('button', { name: /tide sensor/ });
  await evening.tap();
  await expect(evening).toHaveAttribute('aria-pressed', 'true');
  await calendar.getByRole('button', { name: 'I am coming' }).tap();
  await expect(calendar.getByText('24 of 24 chairs taken')).toBeVisible();
  await calendar.getByRole('button', { name: 'Give my seat back' }).tap();
  await expect(calendar.getByText('23 of 24 chairs taken')).toBeVisible();
  await calendar.getByRole('button', { name: 'I am coming' }).tap();
  await expect(calendar.getByText('24 of 24 chairs taken')).toBeVisible();
  await calendar.getByRole('button', { name: 'Salim Ebrahim asks for a seat' }).tap();
  const waitingList = (of: Page) => of.locator('#calendar p', { hasText: 'Waiting list:' });
  await expect(waitingList(page)).toContainText('Salim Ebrahim');
  await expectSharedLink(page, waitingList);

  await page.goto(paths.evalEdgePreview());
  const points = page.getByRole('radiogroup', { name: 'Cause' }).nth(3).locator('label');
  await points.first().tap();
  await expectHydrated(page);
  await expect(page).toHaveURL(/d-cause=0/);
  await expectSharedLink(page, result);
  await page.getByLabel('Your email address').fill('asha@example.com');
  await page.getByRole('button', { name: 'Join the waiting list' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are on the waiting list.');

  await page.goto(paths.suite());
  await page.getByRole('link', { name: 'Next: Converge to HackMatrix' }).tap();
  const step = (of: Page) =>
    of.getByRole('heading', { level: 2, name: 'A member registers for the hackathon' });
  await expect(step(page)).toBeVisible();
  await expect(page).toHaveURL(/step=2/);
  await expectSharedLink(page, step);

  await page.goto(paths.judging());
  await page.getByRole('link', { name: 'Too few judges left for one team' }).tap();
  const shortage = (of: Page) => of.getByText(/^Night Bus is 1 judge short/);
  await expect(shortage(page)).toBeVisible();
  await expectSharedLink(page, shortage);
});

test('finder, price, features, integrations and the slider of the portfolio', async ({ page }) => {
  await page.goto(paths.productFinder());
  await page.getByText('Skills: finding or grading them').tap();
  const count = (of: Page) => of.getByText(/^\d of 6 still fit$/);
  await expect(count(page)).toHaveText('2 of 6 still fit');
  await expectSharedLink(page, count);

  await page.goto(paths.pricing());
  await page.getByText('By the month', { exact: true }).tap();
  await expectHydrated(page);
  const total = (of: Page) => of.getByRole('region', { name: 'One year' }).locator('[aria-live]');
  await expect(page.getByText('Paid by the year it would be')).toBeVisible();
  // The URL follows a moment later.
  await expect(page).toHaveURL(/\?/);
  await expectSharedLink(page, total);

  await page.goto(paths.features());
  await page.getByRole('combobox', { name: 'Product' }).focus();
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Converge');
  const shown = (of: Page) => of.getByText(/^\d+ of \d+ features$/);
  await expect(shown(page)).toBeVisible();
  await expect(page).toHaveURL(/\?/);
  await expectSharedLink(page, shown);

  await page.goto(paths.integrations());
  await page.getByText('Tables and data', { exact: true }).tap();
  const listed = (of: Page) => of.getByText(/^\d+ shown$/);
  await expect(page).toHaveURL(/category=/);
  await expectSharedLink(page, listed);
  await page.getByRole('link', { name: /Results API/ }).tap();
  await expect(page).toHaveURL(/name=results-api/);

  await page.goto(paths.portfolio.editorialCase());
  const slider = page.getByRole('slider', { name: /^Edge between/ });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  await slider.tap({ position: { x: (box?.width ?? 0) * 0.8, y: (box?.height ?? 0) / 2 } });
  await expect(slider).toHaveAttribute('aria-valuetext', /^(?:7\d|8\d) % by telephone$/);
  await expect(page).toHaveURL(/\?edge=[78]\d$/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const shared = other.getByRole('slider', { name: /^Edge between/ });
  await expect(shared).toHaveAttribute('aria-valuetext', (await slider.getAttribute('aria-valuetext')) ?? '');
});

test('an iPhone does not zoom in on a field: text of at least 16 px', async ({ page }) => {
  const readFontSize = (field: Locator) =>
    field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await page.goto(paths.demos.seoAgency());
  expect(await readFontSize(page.getByRole('textbox', { name: 'The page’s HTML' }))).toBeGreaterThanOrEqual(
    16,
  );
  await page.goto('/products/hackmatrix');
  await page.getByRole('button', { name: /^Kaveri Grid, Idea/ }).tap();
  expect(await readFontSize(page.getByLabel('A. Menon'))).toBeGreaterThanOrEqual(16);
});
