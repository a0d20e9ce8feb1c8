import { portfolioProjects } from '../../../app/content/portfolio/portfolio-projects';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the wall is filtered by kind and shown in full again', async ({ page }) => {
    await page.goto('/portfolio/masonry');
    await expect(page.getByRole('article')).toHaveCount(portfolioProjects.length);
    await page
      .getByRole('navigation', { name: 'Kind of work' })
      .getByRole('link', { name: /^Hackathons/ })
      .click();
    await expect(page).toHaveURL(/\?kind=hackathons$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 2, name: '3 projects: hackathons' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('article')).toHaveCount(portfolioProjects.length);
  });

  test('a link of the showcase leads to its project', async ({ page }) => {
    await page.goto('/portfolio/showcase');
    const last = portfolioProjects.at(-1);
    await page.getByRole('link', { name: `12: ${last?.name}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: last?.name ?? '' })).toBeInViewport();
  });

  test('both sides of the comparison are whole', async ({ page }) => {
    await page.goto('/portfolio/case-study/v1');
    await expect(page.getByRole('slider')).toBeHidden();
    const [before, after] = await Promise.all(
      ['By telephone', 'On the page'].map((name) => page.getByRole('region', { name }).boundingBox()),
    );
    expect((after?.y ?? 0) >= (before?.y ?? 0) + (before?.height ?? 0)).toBe(true);
  });
});

test('R-PORTFOLIO-1: the row of numbers of the showcase marks the project that fills the window', async ({
  page,
}) => {
  await page.goto('/portfolio/showcase');
  const current = page.getByRole('navigation', { name: 'Projects' }).locator('[aria-current]');
  await expect(current).toHaveText('1');
  await page.getByRole('link', { name: /^12: / }).click();
  await expect(current).toHaveText('12');
  await page.getByRole('button', { name: 'Previous project' }).click();
  await expect(current).toHaveText('11');
  await page
    .getByRole('list', { name: 'Projects' })
    .last()
    .evaluate((slides) => slides.scrollTo({ left: 0 }));
  await expect(current).toHaveText('1');
});

test('the list is sorted by its headings, and a row with focus shows its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/portfolio/list');
  await page.getByRole('columnheader', { name: 'Client' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\?sort=client$/);
  const header = page.getByRole('columnheader', { name: 'Client' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toContainText('Online coffee auction');
  await header.getByRole('link').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');

  const row = page.getByRole('row').filter({ hasText: 'Software testing workshops' });
  const preview = row.locator('[aria-hidden="true"]').first();
  await expect(preview).toBeHidden();
  await row.getByRole('link').focus();
  await expect(preview).toBeVisible();
});

test('the arrow keys move the edge of the comparison', async ({ page }) => {
  await page.goto('/portfolio/case-study/v1');
  const slider = page.getByRole('slider', { name: /^Edge between/ });
  await slider.focus();
  await expect(slider).toHaveValue('50');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 % by telephone');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '99 % by telephone');
});

test('no link in the columns of the portfolio clips its content, which crashes Safari', async ({ page }) => {
  await page.goto('/portfolio/masonry');
  const overflows = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).overflow));
  expect(new Set(overflows)).toEqual(new Set(['visible']));
});

testAccessibilityAndLayout('filtered portfolios', [
  '/portfolio/masonry?kind=web',
  '/portfolio/list?sort=kind',
]);
