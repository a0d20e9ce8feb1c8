import { orderMugs } from '../support/checkout-form';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('on a phone, the amount of a product with a long name is beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/checkout?buy=mosaic-kit');
  await page.getByText('1 item').click();
  const line = page.getByRole('listitem').filter({ hasText: 'Mosaic kit for a first tray' });
  const name = await line.getByText('Mosaic kit for a first tray').boundingBox();
  const amount = await line
    .getByText(/^Rs\. [\d,.]+$/)
    .last()
    .boundingBox();
  const nameEnd = (name?.x ?? Number.NaN) + (name?.width ?? Number.NaN);
  expect(amount?.x).toBeGreaterThanOrEqual(nameEnd);
  expect(amount?.y).toBeLessThan((name?.y ?? Number.NaN) + (name?.height ?? Number.NaN));
});

test('in the account, each payment detail of an order is on one line', async ({ page }) => {
  await signInAs(page.request);
  const number = await orderMugs(page, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/account/order-history/${number}`);
  const payment = page.getByRole('region', { name: /^Pay Rs\./ });
  for (const text of [number, /^Rs\. [\d,.]+$/, /@upi$/]) {
    const value = payment.getByText(text).first();
    const lines = await value.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, String(text)).toBe(1);
  }
});
