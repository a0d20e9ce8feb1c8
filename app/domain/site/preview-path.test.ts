import { expect, it } from 'vitest';
import { buildPreviewPath } from './preview-path';

it('is named after the path of the page', () => {
  expect(buildPreviewPath('/')).toBe('/previews/home.jpg');
  expect(buildPreviewPath('/shop/single/mosaic-mug')).toBe('/previews/shop-single-mosaic-mug.jpg');
  expect(buildPreviewPath('/help/detail?article=where-is-my-order')).toBe(
    '/previews/help-detail-article-where-is-my-order.jpg',
  );
});

it('ignores a trailing slash', () => {
  expect(buildPreviewPath('/blog/')).toBe(buildPreviewPath('/blog'));
});
