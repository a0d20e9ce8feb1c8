import { privacyPolicy } from '../../../app/content/legal/privacy-policy';
import { refundPolicy } from '../../../app/content/legal/refund-policy';
import { termsOfUse } from '../../../app/content/legal/terms-of-use';
import { expect, test } from '../support/test';

const texts = [
  ['/terms-of-use', termsOfUse],
  ['/privacy', privacyPolicy],
  ['/refund-policy', refundPolicy],
] as const;

for (const [path, { clauses, changes }] of texts) {
  test(`${path} sums up each clause, leads to it, and says since when it counts`, async ({ page }) => {
    await page.goto(path);
    for (const { id, title, summary } of clauses) {
      const clause = page.locator(`#${id}`);
      await expect(clause.getByRole('heading', { level: 2 })).toContainText(title);
      await expect(clause.getByText(summary)).toBeVisible();
    }
    const last = clauses.at(-1);
    await page.locator(`nav a[href="#${last?.id}"]`).first().click();
    await expect(page.locator(`#${last?.id}`)).toBeInViewport();
    await page.getByRole('link', { name: 'What changed' }).click();
    const list = page.getByRole('region', { name: 'Changes', exact: true });
    await expect(list).toBeInViewport();
    await expect(list.locator('time')).toHaveCount(changes.length);
  });

  test(`${path} on paper is the text, and where it is from`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`tessera.example${path}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'What changed' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Grievance officer' })).toBeVisible();
  });
}

test('the privacy notice names what the browser really keeps', async ({ page, context }) => {
  await page.goto('/shop/single/mosaic-mug');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
  await page.goto('/shop/cart');
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(kept).toContain('tessera.cart.v1');
  await page.goto('/privacy');
  const words = await page.locator('#browser').innerText();
  for (const name of [...kept, ...cookies]) expect(words).toContain(name);
});

test('the refund policy says the same as the page of an order and the help centre', async ({ page }) => {
  await page.goto('/refund-policy');
  await expect(page.locator('#the-money')).toContainText('within seven working days');
  await page.locator('#before-it-is-packed').getByRole('link', { name: 'How do I cancel an order?' }).click();
  await expect(page.getByRole('main')).toContainText('within seven working days');
});
