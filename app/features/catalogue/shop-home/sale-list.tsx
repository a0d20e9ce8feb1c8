import type { ListedProduct } from '~/domain/catalogue/product';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { Price } from '~/ui/data/price';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';

/** Products on sale with the amount saved. */
export function SaleList({ products }: { products: readonly ListedProduct[] }) {
  return (
    <ol className="grid gap-grout lg:grid-cols-2">
      {products.map((product) => {
        const { amount, was, saving, beforeTax } = formatUnitPrice(product);
        const image = product.images[0];
        return (
          <li key={product.id} className="grid">
            <a
              href={product.url}
              className="group relative grid grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised focus-visible:z-10 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
            >
              <span className="block aspect-square overflow-hidden bg-tile-1 max-sm:row-span-2 max-sm:h-full max-sm:w-full">
                {image && (
                  <Picture
                    image={{ ...image, alt: '' }}
                    sizes="136px"
                    fileWidths={[160, 320]}
                    className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.025]"
                  />
                )}
              </span>
              <span className="grid content-center px-4 pt-3 sm:px-5 sm:pt-0">
                <span className="font-display text-h4 font-semibold">{product.name}</span>
                <Price amount={amount} was={was} note={beforeTax} className="mt-1" />
              </span>
              <span className="flex items-center gap-4 px-4 pb-3 sm:ps-0 sm:pe-5 sm:pb-0">
                <span className="tabular-nums sm:text-end">
                  <span className="text-sm text-muted">You save </span>
                  <span className="font-display font-semibold text-success sm:block sm:text-h3">
                    {saving}
                  </span>
                </span>
                <span className="transition-transform group-hover:translate-x-1 max-sm:hidden">
                  <Icon name="arrow-right" />
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
