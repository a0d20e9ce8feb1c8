import type { ListedProduct } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { TextLink } from '~/ui/buttons/text-link';
import { Price } from '~/ui/data/price';
import { Picture } from '~/ui/pictures/picture';

interface HomeShopProps {
  products: readonly ListedProduct[];
}

/** Four products of the shop at current prices with tax. Left out while the shop has none. */
export function HomeShop({ products }: HomeShopProps) {
  if (products.length === 0) return null;
  return (
    <section className="wrap section">
      <div className="mb-8 grid gap-x-8 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <h2>The shop</h2>
          <p className="mt-2.5 text-muted">
            Objects we wanted on our own desks. Small runs, restocked twice a year.
          </p>
        </div>
        <TextLink href={paths.shop.catalogue()}>All products</TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-grout gap-y-7 lg:grid-cols-4">
        {products.map((product) => {
          const image = product.images[0];
          const { amount, was } = formatUnitPrice(product);
          return (
            <li key={product.id}>
              <a href={product.url} className="group block">
                <span className="block aspect-square overflow-hidden rounded-tile bg-surface">
                  {image && (
                    <Picture
                      image={image}
                      sizes="(min-width: 1440px) 336px, (min-width: 992px) 23vw, 46vw"
                      fileWidths={[320, 960]}
                      className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.025]"
                    />
                  )}
                </span>
                <span className="grid gap-x-3 pe-5 pt-4 md:grid-cols-[1fr_auto]">
                  <span className="font-display text-h4 font-semibold">{product.name}</span>
                  <Price amount={amount} was={was} size="sm" className="max-md:order-last" />
                  <span className="text-sm text-muted">{product.subtitle}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
