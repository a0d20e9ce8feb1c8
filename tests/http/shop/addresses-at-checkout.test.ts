import { expect, inject, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { getPageWithCookie, getSharedSession } from '../support/sign-in-as';

const productId = 'mosaic-mug';
const checkoutPath = `/shop/checkout?buy=${productId}`;
const save = { saveAddress: 'on' };

const readStreet = (html: string) => /<input[^>]*name="delivery.line1"[^>]*/.exec(html)?.[0] ?? '';

async function buy(cookie: string | undefined, fields: Record<string, string>) {
  const siteUrl = inject('siteUrl');
  const unitPrice = await fetchUnitPrice(siteUrl, productId);
  const response = await postCheckout(siteUrl, {
    productId,
    quantity: 1,
    unitPrice,
    fields,
    ...(cookie && { cookie }),
  });
  expect(readOrderNumber(response)).toBeDefined();
}

it('R-CHECKOUT-3: an address is saved with the tick alone, once, and the last used one is offered first', async () => {
  const cookie = await getSharedSession('staff');
  expect((await getPageWithCookie(checkoutPath, cookie)).text).toContain('Save this address to my account');
  await buy(cookie, { 'delivery.line1': '5 Quarry Road' });
  const afterFirst = (await getPageWithCookie(checkoutPath, cookie)).text;
  expect(readStreet(afterFirst)).toContain('value="5 Quarry Road"');
  expect(afterFirst).toMatch(/Last used: 5 Quarry Road.*Another address/);
  expect((await getPageWithCookie('/account/profile', cookie)).text).not.toContain('5 Quarry Road');

  await buy(cookie, { 'delivery.line1': '5 Quarry Road', ...save });
  await buy(cookie, { 'delivery.line1': '5  quarry road', ...save });
  await buy(cookie, { 'delivery.line1': '8 Kiln Street', ...save });
  const { text } = await getPageWithCookie(checkoutPath, cookie);
  expect(readStreet(text)).toContain('value="8 Kiln Street"');
  const options = /<nav aria-label="Address book".*?<\/nav>/.exec(text)?.[0] ?? '';
  expect(options.match(/5 Quarry Road|8 Kiln Street|Another address|Last used/g)).toEqual([
    '8 Kiln Street',
    '5 Quarry Road',
    'Another address',
  ]);
});

it('a guest is not offered the tick, and a tick of a guest saves nothing', async () => {
  const { text } = await getPageWithCookie(checkoutPath, '');
  expect(text).not.toContain('Save this address');
  await buy(undefined, save);
});
