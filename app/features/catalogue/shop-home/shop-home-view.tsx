import type { ListedProduct } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import { ProductGrid } from '../product-card/product-grid';
import { type CategoryTile, CategoryTiles } from './category-tiles';
import { type EventSeat, EventSeats } from './event-seats';
import { HowBuyingWorks } from './how-buying-works';
import { SaleList } from './sale-list';
import { ShopHero, type ShopNews } from './shop-hero';
import { ShopHomeSection } from './shop-home-section';

export interface ShopHomeViewProps {
  news?: ShopNews;
  featured: readonly ListedProduct[];
  categories: readonly CategoryTile[];
  onSale: readonly ListedProduct[];
  seats: readonly EventSeat[];
  newest: readonly ListedProduct[];
  /** `UPI, bank transfer or card` */
  paymentMethods: string;
}

/** The shop's home page. Sections without products are left out. */
export function ShopHomeView(props: ShopHomeViewProps) {
  const { news, featured, categories, onSale, seats, newest, paymentMethods } = props;
  return (
    <>
      <ShopHero news={news} />
      {featured.length > 0 && (
        <section className="wrap pt-grout">
          <h2 className="sr-only">Featured products</h2>
          <ProductGrid products={featured} layout="full" />
        </section>
      )}
      {categories.length > 0 && (
        <section className="wrap section">
          <ShopHomeSection title="Shop by category">
            <CategoryTiles categories={categories} />
          </ShopHomeSection>
        </section>
      )}
      {onSale.length > 0 && (
        <section className="wrap section">
          <ShopHomeSection
            title="On sale"
            text="What you save on one piece today, GST included."
            moreLink={{ label: 'All offers', href: paths.shop.catalogue({ onSale: true }) }}
          >
            <SaleList products={onSale} />
          </ShopHomeSection>
        </section>
      )}
      {seats.length > 0 && (
        <section className="wrap section">
          <EventSeats seats={seats} />
        </section>
      )}
      {newest.length > 0 && (
        <section className="wrap section">
          <ShopHomeSection
            title="New products"
            text="The latest arrivals. If one is sold out, leave your address on its page: we email you when it is back."
            moreLink={{ label: 'Newest first', href: paths.shop.catalogue({ sort: 'newest' }) }}
          >
            <ProductGrid products={newest} layout="full" />
          </ShopHomeSection>
        </section>
      )}
      <section className="wrap section">
        <HowBuyingWorks paymentMethods={paymentMethods} />
      </section>
    </>
  );
}
