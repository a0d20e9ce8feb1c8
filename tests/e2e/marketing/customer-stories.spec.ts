import { customerStories } from '../../../app/content/stories/customer-stories';
import { paths } from '../../../app/paths';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stories are filtered by service and trade and shown in full again', async ({ page }) => {
    await page.goto('/customer/stories');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(customerStories.length);
    await page
      .getByRole('list', { name: 'By trade' })
      .getByRole('link', { name: /^Education/ })
      .click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    await page
      .getByRole('list', { name: 'By what we did' })
      .getByRole('link', { name: /learning/ })
      .click();
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '2 stories' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'By trade' }).getByRole('link', { name: /^Insurance/ }),
    ).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(customerStories.length);
  });

  test('a setback in the list links to its section in the story', async ({ page }) => {
    const story = customerStories[3];
    await page.goto('/customer/stories');
    await page.getByRole('link', { name: `What went wrong ${story?.setback.summary}` }).click();
    await expect(page).toHaveURL(new RegExp(`story=${story?.id}#went-wrong$`));
    await expect(page.getByRole('heading', { name: story?.setback.summary ?? '' })).toBeInViewport();
  });

  test('the chart has a column for each story and links to its setback', async ({ page }) => {
    await page.goto('/customer/stories');
    const columns = page.getByRole('figure').filter({ hasText: 'A column a story' }).getByRole('link');
    await expect(columns).toHaveCount(customerStories.length);
    await columns.last().click();
    await expect(page).toHaveURL(new RegExp(`story=${customerStories.at(-1)?.id}#went-wrong$`));
  });

  test('the next links lead through all stories back to the first', async ({ page }) => {
    await page.goto('/customer/story-single');
    const headlines: string[] = [];
    const headline = page.getByRole('heading', { level: 1 });
    for (const _ of customerStories) {
      await expect(headline).not.toHaveText(headlines.at(-1) ?? '');
      headlines.push((await headline.textContent()) ?? '');
      await page
        .getByRole('navigation', { name: 'More stories' })
        .getByRole('link', { name: /^Next/ })
        .click();
    }
    expect(headlines).toEqual(customerStories.map(({ headline }) => headline));
    await expect(headline).toHaveText(customerStories[0]?.headline ?? '');
  });
});

test('charts have their values as text', async ({ page }) => {
  await page.goto(paths.customerStory('kochi-makers-guild'));
  await expect(page.getByRole('cell', { name: '48 %' })).toBeAttached();
  await page.goto(paths.customerStory('sahyadri-nursing-school'));
  await expect(page.getByText('January 2.5 %')).toBeVisible();
});

test('a printed story has no navigation', async ({ page }) => {
  await page.goto(paths.customerStory('konkan-mutual'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(paths.customerStory('konkan-mutual'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'More stories' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

const storyPaths = [
  '/customer/stories?service=converge',
  ...customerStories.map(({ id }) => paths.customerStory(id)),
];

testAccessibilityAndLayout('customer stories', storyPaths);
