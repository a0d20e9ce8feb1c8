import { expect, it } from 'vitest';
import { isReadableTarget, isReadableUrl } from './readable-url.server';

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
  ['/shop/grid?%00=q', false],
  ['/shop/grid?q=%1B%5B31m', false],
  ['/shop/grid?q=two%0D%0Alines', true],
  ['/shop/single/two%0Alines', false],
])('%s is readable: %o', (target, readable) => {
  expect(isReadableUrl(new URL(target, 'http://site.example'))).toBe(readable);
  expect(isReadableTarget(target)).toBe(readable);
});
