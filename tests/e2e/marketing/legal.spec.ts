import { privacyPolicy } from '../../../app/content/legal/privacy-policy';
import { refundPolicy } from '../../../app/content/legal/refund-policy';
import { termsOfUse } from '../../../app/content/legal/terms-of-use';
import { expect, test } from '../support/test';

const documents = [
  ['/terms-of-use', termsOfUse],
  ['/privacy', privacyPolicy],
  ['/refund-policy', refundPolicy],
] as const;

for (const [path, { clauses, changes }] of documents) {
  test(`${path} summarises each clause, links to it, and lists its changes`, async ({ page }) => {
    await page.goto(path);
    for (const { id, title, summary } of clauses) {
      const clause = page.locator(`#${id}`);
      await expect(clause.getByRole('heading', { level: 2 })).toContainText(title);
      await expect(clause.getByText(summary)).toBeVisible();
    }
    const lastClause = clauses.at(-1);
    await page.locator(`nav a[href="#${lastClause?.id}"]`).first().click();
    await expect(page.locator(`#${lastClause?.id}`)).toBeInViewport();
    await page.getByRole('link', { name: 'What changed' }).click();
    const list = page.getByRole('region', { name: 'Changes', exact: true });
    await expect(list).toBeInViewport();
    await expect(list.locator('time')).toHaveCount(changes.length);
  });

  test(`${path} prints the text and its URL, without navigation`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`tessera.example${path}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'What changed' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Grievance officer' })).toBeVisible();
  });
}

test('the privacy notice names every storage key and cookie', async ({ page, context }) => {
  await page.goto('/shop/single/mosaic-mug');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
  await page.goto('/shop/cart');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(keys).toContain('tessera.cart.v1');
  await page.goto('/privacy');
  const text = await page.locator('#browser').innerText();
  for (const name of [...keys, ...cookies]) expect(text).toContain(name);
});

test('the refund policy and the help centre state the same period', async ({ page }) => {
  await page.goto('/refund-policy');
  await expect(page.locator('#the-money')).toContainText('within seven working days');
  await page.locator('#before-it-is-packed').getByRole('link', { name: 'How do I cancel an order?' }).click();
  await expect(page.getByRole('main')).toContainText('within seven working days');
});
