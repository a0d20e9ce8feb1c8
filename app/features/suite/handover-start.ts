import { getSoftwareProduct, type ProductId } from '~/content/products/software-products';

/** A handover works once both products are open. */
export function describeHandoverStart(from: ProductId, to: ProductId): string {
  const coming = [from, to].map(getSoftwareProduct).filter(({ state }) => state === 'coming');
  return coming.map(({ name, when }) => `With ${name}, ${when}`).join('; ') || 'Today';
}
