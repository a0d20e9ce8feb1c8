import { EVENTS_CATEGORY } from '~/content/events-category';
import type { Product } from '~/domain/product';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ProductGrid } from '../card/product-grid';
import type { ListedProduct } from '../listed-product';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { RecentlyViewed } from './recently-viewed';
import { type Review, Reviews } from './reviews';
import { Story } from './story';
import { productTrail } from './trail';

export interface ProductViewProps {
  product: Product;
  subtitle: string;
  story: readonly string[];
  care: readonly string[];
  details: readonly { label: string; value: string }[];
  reviews: readonly Review[];
  related: readonly ListedProduct[];
  /** The page's full address. */
  address: string;
}

/** One product: see it, understand it, buy it. */
export function ProductView(props: ProductViewProps) {
  const { product, subtitle, story, care, details, reviews, related, address } = props;
  const { name, images } = product;
  return (
    <>
      <div className="wrap pt-2">
        <Breadcrumbs items={productTrail(product)} />
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="lg:sticky lg:top-4">
            <Gallery name={name} images={images} />
          </div>
          <BuyBox product={product} subtitle={subtitle} address={address} />
        </div>
      </div>
      <Story
        story={story}
        details={details}
        care={care}
        image={images.length > 1 ? images.at(-1) : undefined}
        nothingIsSent={product.categoryId === EVENTS_CATEGORY}
      />
      {reviews.length > 0 && <Reviews summary={product.review} reviews={reviews} />}
      {related.length > 0 && (
        <section className="wrap section">
          <h2 className="pb-7">Beside it on the shelf</h2>
          <ProductGrid products={related} layout="shelf" />
        </section>
      )}
      <RecentlyViewed product={product} />
    </>
  );
}
