import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { Product } from '~/domain/catalogue/product';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import type { Catalogue } from '../catalogue/catalogue.server';

function getFirstOptions({ attributes }: Product) {
  const color = attributes.colors[0]?.name;
  const size = attributes.size[0];
  return color || size ? { options: { ...(color && { color }), ...(size && { size }) } } : {};
}

/** Lines with the current prices and the first options. Lines of unknown products are left out. */
export async function quoteSampleLines(
  catalogue: Pick<Catalogue, 'getProductsByIds'>,
  lines: readonly { productId: string; quantity: number }[],
): Promise<CartLine[]> {
  const products = await catalogue.getProductsByIds(lines.map(({ productId }) => productId));
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const unitPrice = product.price - calculateUnitDiscount(product.price, product.sale);
    return [{ productId, quantity, unitPrice, ...getFirstOptions(product) }];
  });
}
