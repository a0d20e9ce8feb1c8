import { SAMPLE_CART_ELEMENT_ID } from '~/domain/behaviour-attributes';
import { keptProduct } from '~/domain/kept-product';
import type { Product } from '~/domain/product';
import { JsonData } from '~/ui/json-data';

/** Seed §4 Cart: the initial cart holds three sample items. The browser makes it of these when nothing was ever stored. */
export function SampleCart({ products }: { products: readonly Product[] }) {
  return <JsonData id={SAMPLE_CART_ELEMENT_ID} value={products.map(keptProduct)} />;
}

const SAMPLES = 3;

/** The first three that can be in a cart as they are: to be had, with nothing to choose. */
export function sampleProducts(candidates: readonly Product[]): Product[] {
  const ready = candidates.filter(
    ({ stock, attributes }) => stock > 0 && attributes.colors.length < 2 && attributes.size.length < 2,
  );
  return [...new Map(ready.map((product) => [product.id, product])).values()].slice(0, SAMPLES);
}
