import type { Page } from '@playwright/test';
import { repositoryHelpArticles } from '../../../app/content/help/help-articles';
import { paths } from '../../../app/paths';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: /Say it in a word or two/ });
const answers = (page: Page) => page.getByRole('region', { name: 'Answers' });

test('answers appear while typing, and the URL holds the search', async ({ page }) => {
  await page.goto(paths.helpCentre());
  await expect(answers(page).getByRole('status')).toHaveText('Or begin where you are');

  await searchBox(page).pressSequentially('gst invo', { delay: 30 });
  await expect(answers(page).getByRole('status')).toHaveText(/answers?$/);
  const bestAnswer = answers(page).getByRole('listitem').first();
  await expect(bestAnswer).toContainText('How do I get a GST invoice for my company?');
  await expect(page).toHaveURL(/\/help\/center\?q=gst\+invo$/);

  await bestAnswer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How do I get a GST invoice for my company?',
  );
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('gst invo');
  await expect(answers(page).getByRole('status')).toHaveText(/answers?$/);

  await searchBox(page).fill('');
  await expect(answers(page).getByRole('status')).toHaveText('Or begin where you are');
  await expect(page).toHaveURL(/\/help\/center$/);
});

test('the answers stay when the server cannot be reached', async ({ page, browserErrors }) => {
  browserErrors.expect(/request failed: GET \/help\/answers/);
  await page.goto(paths.helpCentre('upi'));
  await page.route('**/help/answers?*', (route) => route.abort());
  await searchBox(page).press('End');
  const failedRequest = page.waitForEvent('requestfailed', (request) =>
    /\/help\/answers/.test(request.url()),
  );
  await searchBox(page).pressSequentially(' code');
  await failedRequest;
  await expect(page.getByRole('link', { name: /How do I pay by UPI/ }).first()).toBeVisible();
  await page.unroute('**/help/answers?*');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=upi\+code$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches for the submitted words', async ({ page }) => {
    await page.goto(paths.helpCentre());
    await searchBox(page).fill('wifi down');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^“wifi down”/);
    await expect(searchBox(page)).toHaveValue('wifi down');
    const bestAnswer = answers(page).getByRole('listitem').first();
    await expect(bestAnswer).toContainText('What do we do when the network in the hall goes down?');
  });

  test('a search without answers says so and links to the contact page', async ({ page }) => {
    await page.goto(paths.helpCentre('<b>zzzzqqq</b>'));
    await expect(page.getByText('Nothing here answers “<b>zzzzqqq</b>”')).toBeVisible();
    await expect(answers(page).getByRole('link')).toHaveAttribute('href', paths.contact());
  });

  test('feedback on an article is sent with a plain form', async ({ page }) => {
    await page.goto(paths.helpArticle('pay-by-upi'));
    await page.getByLabel(/What was missing/).fill('Which app do you use yourselves?');
    await page.getByRole('button', { name: 'No, not this time' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. It is noted.' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

test('positive feedback is confirmed on the page of the article', async ({ page }) => {
  await page.goto(paths.helpArticle('winter-build'));
  await page.getByRole('button', { name: 'Yes, it helped' }).click();
  await expect(page.getByText('Good to know that this page can stay as it is.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Winter Build');
});

test('a remark that is too long stays in its field and gets the focus', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto(paths.helpArticle('delivery'));
  const remark = page.getByLabel(/What was missing/);
  await remark.evaluate((element) => element.removeAttribute('maxlength'));
  await remark.fill('parcel '.repeat(200));
  await page.getByRole('button', { name: 'No, not this time' }).click();
  await expect(page.getByText('Your remark can have at most 1000 characters.')).toBeVisible();
  await expect(remark).toBeFocused();
  await expect(remark).toHaveValue(/^(parcel ){199}/);
});

test('invalid feedback is refused, and unknown articles are not found', async ({ request, site }) => {
  const post = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { Origin: site.url } });
  expect((await post(paths.helpArticle('delivery'), { helped: 'perhaps' })).status()).toBe(400);
  expect((await post(paths.helpArticle('delivery'), {})).status()).toBe(400);
  expect((await post(paths.helpArticle('no-such'), { helped: 'yes' })).status()).toBe(404);
  for (const slug of ['no-such', '__proto__', '../delivery', '']) {
    expect((await request.get(`/help/detail?article=${encodeURIComponent(slug)}`)).status()).toBe(404);
  }
  for (const query of ['', '%00', '%F0%9F%A7%B1', 'a'.repeat(5000), '*', '(((']) {
    expect((await request.get(`${paths.helpAnswers()}?q=${query}`)).status()).toBeLessThan(500);
  }
});

test('every article has its sections, and its links work', async ({ request }) => {
  const targets = new Set<string>();
  for (const { slug, sections } of repositoryHelpArticles) {
    const response = await request.get(paths.helpArticle(slug));
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    for (const { id } of sections) expect(html, slug).toContain(`id="${id}"`);
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g))
      targets.add(href.replaceAll('&amp;', '&'));
  }
  for (const target of targets) {
    expect((await request.get(target)).status(), target).toBeLessThan(400);
  }
});

const helpPaths = [
  paths.helpCentre('order'),
  paths.helpCentre('zzzzqqq'),
  paths.helpArticle('order-states'),
  paths.helpArticle('fewer-no-shows'),
  paths.helpArticle('ways-to-sign-in'),
];

testAccessibilityAndLayout('searches and articles', helpPaths);
