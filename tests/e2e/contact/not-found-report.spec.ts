import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('who finds nothing can say what they looked for', async ({ page, browserErrors }) => {
      browserErrors.expect(/^status (404|400): (GET|POST) /);
      await page.goto('/no/such/page');
      await page.getByRole('button', { name: 'Tell us' }).click();
      const wanted = page.getByLabel('What did you look for?');
      await expect(wanted).toHaveAccessibleDescription(/What you looked for is needed/);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await wanted.fill('The price list of 2026 <script>alert(1)</script>');
      await page.getByRole('button', { name: 'Tell us' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Noted' })).toBeVisible();
    });
  });
}

test('only its own address takes the form', async ({ request, baseURL }) => {
  const sent = { form: { wanted: 'Anything' }, headers: { Origin: baseURL ?? '' } };
  expect((await request.post('/no/such/page', sent)).status()).toBe(405);
  const hostile = { ...sent, form: { wanted: 'x'.repeat(10_000), address: 'javascript:alert(1)' } };
  expect((await request.post('/not-found', hostile)).status()).toBe(400);
});

for (const [path, around] of [
  ['/help/detail?article=nothing', 'Help centre'],
  ['/customer/story-single?story=nobody', 'Customer stories'],
] as const) {
  test(`${path} leads to “${around}”`, async ({ page, browserErrors }) => {
    browserErrors.expect(/^status 404: GET /);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: around })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('an address like no page is looked for in the shop, at one press', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 404: GET /);
  await page.goto('/shp/mosaic-mugs');
  await expect(page.getByLabel('Search the shop')).toHaveValue('mosaic mugs');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: /Mosaic mug/ }).first()).toBeVisible();
});
