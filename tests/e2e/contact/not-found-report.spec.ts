import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor of the not-found page reports what they looked for', async ({ page, browserErrors }) => {
      browserErrors.expect(/^status (404|400): (GET|POST) /);
      await page.goto('/no/such/page');
      await page.getByRole('button', { name: 'Tell us' }).click();
      const field = page.getByLabel('What did you look for?');
      await expect(field).toHaveAccessibleDescription(/What you looked for is needed/);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await field.fill('The price list of 2026 <script>alert(1)</script>');
      await page.getByRole('button', { name: 'Tell us' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Noted' })).toBeVisible();
    });
  });
}

test('only /not-found accepts the report form', async ({ request, baseURL }) => {
  const post = { form: { wanted: 'Anything' }, headers: { Origin: baseURL ?? '' } };
  expect((await request.post('/no/such/page', post)).status()).toBe(405);
  const invalidPost = { ...post, form: { wanted: 'x'.repeat(10_000), address: 'javascript:alert(1)' } };
  expect((await request.post('/not-found', invalidPost)).status()).toBe(400);
});

for (const [path, label] of [
  ['/help/detail?article=nothing', 'Help centre'],
  ['/customer/story-single?story=nobody', 'Customer stories'],
] as const) {
  test(`${path} shows status 404 and links to “${label}”`, async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('the not-found page offers a search with the words of the path', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 404: GET /);
  await page.goto('/shp/mosaic-mugs');
  await expect(page.getByLabel('Search the site')).toHaveValue('mosaic mugs');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: /Mosaic mug/ }).first()).toBeVisible();
});
