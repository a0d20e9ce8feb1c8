import { expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const open = async (query: string, id = 'tile-tee') => {
  const { status, text } = await sendRequest(inject('siteUrl'), { path: `/shop/single/${id}${query}` });
  return { status, text: text.replaceAll('<!-- -->', '') };
};

it('R-DELIVERY-1: a product page says how long the courier needs to the PIN of the URL', async () => {
  expect((await open('?pin=560+001')).text).toContain('3 days with the courier to 560001, Karnataka');
  expect((await open('?pin=793001')).text).toContain('5 to 6 days with the courier to 793001');
  // The page without a PIN is the cached one.
  expect((await open('')).text).not.toContain('with the courier to');
});

it('R-DELIVERY-1: a PIN that is none gets a message, and no markup', async () => {
  const { status, text } = await open(`?pin=${encodeURIComponent('"><b>x')}`);
  expect(status).toBe(200);
  expect(text).toContain('A PIN code has six digits, like 560001.');
  expect(text).not.toContain('"><b>x');
});

it('a product with sizes has a size chart, another one has none', async () => {
  expect((await open('')).text).toContain('42.5 in');
  expect((await open('', 'mosaic-mug')).text).not.toContain('Size chart');
});
