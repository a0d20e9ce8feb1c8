import type { SoftwareProduct } from '~/content/products/software-products';

export function ExpectedDate({ product, className = '' }: { product: SoftwareProduct; className?: string }) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      <span className="font-display text-h3 font-semibold">{product.name}</span>
      <span>Coming soon: {product.when}</span>
    </p>
  );
}
