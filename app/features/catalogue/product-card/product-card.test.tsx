import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readProduct } from '~/client/global/read-product';
import { anyProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import type { Product, ProductImage } from '~/domain/catalogue/product';
import { serialiseProductSnapshot } from '../serialise-product-snapshot';
import { ProductCard } from './product-card';

const anyImage: fc.Arbitrary<ProductImage> = fc.record(
  {
    src: fc.constantFrom('/pictures/mosaic-mug-1.3fa9c2d1', '/files/shelf-2'),
    width: fc.constantFrom(320, 960, 1200),
    height: fc.constantFrom(320, 1000),
    alt: fc.constantFrom('', 'A mug, "blue" & white'),
    tint: fc.constant('#f8b22b'),
    color: fc.constantFrom('Indigo', 'Ochre'),
  },
  { requiredKeys: ['src', 'width', 'height', 'alt', 'tint'] },
);

const anyListedProduct = fc
  .record({
    product: anyProduct,
    name: fc.constantFrom('Mug', 'Mug <large> & "blue"', 'The tester’s mug'),
    images: fc.array(anyImage, { maxLength: 4 }),
    hasOptions: fc.boolean(),
  })
  .map(({ product, name, images, hasOptions }) => ({
    ...product,
    ...(!hasOptions && { attributes: { colors: [], size: [] } }),
    name,
    images,
    subtitle: '300 ml',
  }));

const parse = (product: Product): unknown => JSON.parse(serialiseProductSnapshot(product));

test('R-PRODUCT-1: a card and a product page give the script the same product', () => {
  fc.assert(
    fc.property(anyListedProduct, (product) => {
      document.body.innerHTML = renderToStaticMarkup(<ProductCard product={product} sizes="48vw" />);
      for (const element of document.querySelectorAll('form, [data-wishlist-toggle]'))
        expect(readProduct(element)).toEqual(parse(product));
    }),
  );
});
