import { type ProductId, softwareProducts } from '~/content/products/software-products';

const PRODUCT_FILLS: Record<ProductId, string> = {
  hackmatrix: 'fill-glaze-vermilion',
  converge: 'fill-glaze-marigold',
  bridge: 'fill-glaze-peacock',
  evaledge: 'fill-glaze-indigo',
  hackwise: 'fill-glaze-jade',
  taskflow: 'fill-glaze-gulal',
};

/** Name of a product with an icon in its colour. */
export function ProductLabel({ product }: { product: ProductId }) {
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-muted">
      <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true" className={PRODUCT_FILLS[product]}>
        <path d="M0 0h10a10 10 0 0 1-10 10z" />
      </svg>
      {softwareProducts.find(({ id }) => id === product)?.name}
    </p>
  );
}
