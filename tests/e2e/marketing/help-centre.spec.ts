import { helpArticles } from '../../../app/content/help/help-articles';
import { paths } from '../../../app/paths';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

const field = { name: /Say it in a word or two/ };

test('answers come while one types, and the address follows', async ({ page }) => {
  await page.goto(paths.helpCentre());
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('status')).toHaveText(
    'Or begin where you are',
  );

  await page.getByRole('searchbox', field).pressSequentially('gst invo', { delay: 30 });
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('status')).toHaveText(/answers?$/);
  const best = page.getByRole('region', { name: 'Answers' }).getByRole('listitem').first();
  await expect(best).toContainText('How do I get a GST invoice for my company?');
  await expect(page).toHaveURL(/\/help\/center\?q=gst\+invo$/);

  await best.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How do I get a GST invoice for my company?',
  );
  await page.goBack();
  await expect(page.getByRole('searchbox', field)).toHaveValue('gst invo');
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('status')).toHaveText(/answers?$/);

  await page.getByRole('searchbox', field).fill('');
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('status')).toHaveText(
    'Or begin where you are',
  );
  await expect(page).toHaveURL(/\/help\/center$/);
});

test('what was found stays when the server cannot be asked', async ({ page }) => {
  await page.goto(paths.helpCentre('upi'));
  await page.route('**/help/answers?*', (route) => route.abort());
  await page.getByRole('searchbox', field).press('End');
  await page.getByRole('searchbox', field).pressSequentially(' code');
  await expect(page.getByRole('link', { name: /How do I pay by UPI/ }).first()).toBeVisible();
  await page.unroute('**/help/answers?*');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=upi\+code$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form', async ({ page }) => {
    await page.goto(paths.helpCentre());
    await page.getByRole('searchbox', field).fill('wifi down');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^“wifi down”/);
    await expect(page.getByRole('searchbox', field)).toHaveValue('wifi down');
    const best = page.getByRole('region', { name: 'Answers' }).getByRole('listitem').first();
    await expect(best).toContainText('What do we do when the network in the hall goes down?');
  });

  test('a search without answers says so and leads on', async ({ page }) => {
    await page.goto(paths.helpCentre('<b>zzzzqqq</b>'));
    await expect(page.getByText('Nothing here answers “<b>zzzzqqq</b>”')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Answers' }).getByRole('link')).toHaveAttribute(
      'href',
      paths.contact(),
    );
  });

  test('"did this help" is a plain form', async ({ page }) => {
    await page.goto(paths.helpArticle('pay-by-upi'));
    await page.getByLabel(/What was missing/).fill('Which app do you use yourselves?');
    await page.getByRole('button', { name: 'No, not this time' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. It is noted.' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

test('a yes is noted on the page itself', async ({ page }) => {
  await page.goto(paths.helpArticle('winter-build'));
  await page.getByRole('button', { name: 'Yes, it helped' }).click();
  await expect(page.getByText('Good to know that this page can stay as it is.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Winter Build');
});

test('a remark that is too long comes back whole, with the focus on it', async ({ page, browserErrors }) => {
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

test('hostile answers are refused, unknown articles are not found', async ({ request, site }) => {
  const post = (address: string, form: Record<string, string>) =>
    request.post(address, { form, headers: { Origin: site.url } });
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

test('every article is there under its question, and its links lead somewhere', async ({ request }) => {
  const targets = new Set<string>();
  for (const { slug, sections } of helpArticles) {
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

const looked = [
  paths.helpCentre('order'),
  paths.helpCentre('zzzzqqq'),
  paths.helpArticle('order-states'),
  paths.helpArticle('fewer-no-shows'),
  paths.helpArticle('ways-to-sign-in'),
];

testAccessibilityAndLayout('searches and articles are', looked);
