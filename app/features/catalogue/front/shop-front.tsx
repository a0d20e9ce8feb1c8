import { paths } from '~/paths';
import { ProductGrid } from '../card/product-grid';
import type { ListedProduct } from '../listed-product';
import { type CategoryTile, CategoryTiles } from './category-tiles';
import { HowItWorks } from './how-it-works';
import { SaleList } from './sale-list';
import { type Seat, Seats } from './seats';
import { Shelf } from './shelf';
import { type ShopNews, ShopOpening } from './shop-opening';

export interface ShopFrontProps {
  news?: ShopNews;
  featured: readonly ListedProduct[];
  categories: readonly CategoryTile[];
  onSale: readonly ListedProduct[];
  seats: readonly Seat[];
  newest: readonly ListedProduct[];
}

/** The front of the shop. A shelf with nothing on it is left out. */
export function ShopFront({ news, featured, categories, onSale, seats, newest }: ShopFrontProps) {
  return (
    <>
      <ShopOpening news={news} />
      {featured.length > 0 && (
        <section className="wrap pt-grout">
          <h2 className="sr-only">On the front shelf</h2>
          <ProductGrid products={featured} layout="shelf" />
        </section>
      )}
      {categories.length > 0 && (
        <section className="wrap section">
          <Shelf title="By what it is for">
            <CategoryTiles categories={categories} />
          </Shelf>
        </section>
      )}
      {onSale.length > 0 && (
        <section className="wrap section">
          <Shelf
            title="Less than usual"
            text="The amounts are what one piece costs less today, before tax."
            more={{ label: 'All on sale', href: paths.shop.catalogue({ onSale: true }) }}
          >
            <SaleList products={onSale} />
          </Shelf>
        </section>
      )}
      {seats.length > 0 && (
        <section className="wrap section">
          <Seats seats={seats} />
        </section>
      )}
      {newest.length > 0 && (
        <section className="wrap section">
          <Shelf
            title="New on the floor"
            more={{ label: 'Newest first', href: paths.shop.catalogue({ sort: 'newest' }) }}
          >
            <ProductGrid products={newest} layout="shelf" />
          </Shelf>
        </section>
      )}
      <section className="wrap section">
        <HowItWorks />
      </section>
    </>
  );
}
