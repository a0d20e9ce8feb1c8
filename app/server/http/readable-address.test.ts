import { expect, it } from 'vitest';
import { isReadableAddress } from './readable-address.server';

it.each([
  ['/shop/single/mosaic-mug', true],
  ['/shop/grid?q=100%', true],
  ['/shop/grid?q=%E0%A4%AE', true],
  ['/%E0%A4%AE%E0%A5%8B', true],
  ['/%E0%A4', false],
  ['/%', false],
  ['/%zz', false],
  ['/shop/single/%00', false],
  ['/shop/grid?q=%00', false],
])('%s can be read: %o', (address, readable) => {
  expect(isReadableAddress(new URL(address, 'http://site.example'))).toBe(readable);
});
