import { expect, it } from 'vitest';
import { previewPath } from './preview-path';

it('is named after the address', () => {
  expect(previewPath('/')).toBe('/previews/home.jpg');
  expect(previewPath('/shop/single/mosaic-mug')).toBe('/previews/shop-single-mosaic-mug.jpg');
  expect(previewPath('/help/detail?article=where-is-my-order')).toBe(
    '/previews/help-detail-article-where-is-my-order.jpg',
  );
});

it('does not mind how the address ends', () => {
  expect(previewPath('/blog/')).toBe(previewPath('/blog'));
});
