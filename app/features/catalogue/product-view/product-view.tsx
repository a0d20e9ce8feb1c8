import type { ReactNode } from 'react';
import type { ListedProduct, Product } from '~/domain/catalogue/product';
import type { DeliveryEstimate } from '~/domain/orders/delivery-estimate';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import { paths } from '~/paths';
import { type Breadcrumb, Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { ProductGrid } from '../product-card/product-grid';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { ProductGallery } from './product-gallery';
import { ProductReviews, type ProductReviewsPage } from './product-reviews';
import { ProductStory } from './product-story';
import { RecentlyViewedSection } from './recently-viewed-section';

/** Breadcrumbs of a product, for the page and its structured data. */
export const buildProductBreadcrumbs = ({
  name,
  category,
}: Pick<Product, 'name' | 'category'>): Breadcrumb[] => [
  { label: 'Shop', href: paths.shop.home() },
  ...(category ? [{ label: category.name, href: paths.shop.catalogue({ category: [category.id] }) }] : []),
  { label: name },
];

export interface ProductViewProps {
  product: Product;
  subtitle: string;
  story: readonly string[];
  care: readonly string[];
  details: readonly { label: string; value: string }[];
  reviews: ProductReviewsPage;
  related: readonly ListedProduct[];
  /** Absolute URL of the page. */
  pageUrl: string;
  /** The form for an email when a sold-out product or variant is back. */
  stockAlertForm?: ReactNode;
  /** For the PIN in the URL. */
  deliveryEstimate?: DeliveryEstimate | undefined;
  /** `UPI, bank transfer or card` */
  paymentMethods: string;
}

export function ProductView(props: ProductViewProps) {
  const { product, subtitle, story, care, details, reviews, related, pageUrl } = props;
  const { stockAlertForm, deliveryEstimate, paymentMethods } = props;
  const { name, images } = product;
  return (
    <>
      <div className="wrap pt-2">
        <Breadcrumbs items={buildProductBreadcrumbs(product)} />
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="lg:sticky lg:top-4">
            <ProductGallery name={name} images={images} />
          </div>
          <BuyBox
            product={product}
            subtitle={subtitle}
            pageUrl={pageUrl}
            stockAlertForm={stockAlertForm}
            deliveryEstimate={deliveryEstimate}
            paymentMethods={paymentMethods}
          />
        </div>
      </div>
      <ProductStory
        story={story}
        details={details}
        care={care}
        image={images.length > 1 ? images.at(-1) : undefined}
        isDeliveredByEmail={product.categoryId === EVENTS_CATEGORY_ID}
      />
      {product.review.count > 0 && (
        <ProductReviews productName={name} summary={product.review} {...reviews} />
      )}
      {related.length > 0 && (
        <section className="wrap section print:hidden">
          <h2 className="pb-7">Related products</h2>
          <ProductGrid products={related} layout="full" />
        </section>
      )}
      <RecentlyViewedSection product={product} />
      {product.stock > 0 && <BuyBar product={product} />}
    </>
  );
}
