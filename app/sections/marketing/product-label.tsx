import { type ProductId, softwareProducts } from '~/content/products/software-products';

const fills: Record<ProductId, string> = {
  hackmatrix: 'fill-glaze-vermilion',
  converge: 'fill-glaze-marigold',
  bridge: 'fill-glaze-peacock',
  evaledge: 'fill-glaze-indigo',
  hackwise: 'fill-glaze-jade',
  taskflow: 'fill-glaze-gulal',
};

/** A product's name with the quarter of its colour, above what is said about it. */
export function ProductLabel({ product }: { product: ProductId }) {
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-muted">
      <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true" className={fills[product]}>
        <path d="M0 0h10a10 10 0 0 1-10 10z" />
      </svg>
      {softwareProducts.find(({ id }) => id === product)?.name}
    </p>
  );
}
