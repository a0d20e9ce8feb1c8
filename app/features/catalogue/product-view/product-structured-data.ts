import type { Product } from '~/domain/catalogue/product';
import { toRupeesString } from '~/domain/money/money';
import { paths } from '~/paths';
import type { PreviewImage } from '~/sections/meta/page-meta';
import { organizationReference } from '~/sections/structured-data/organization';
import type { Thing, ToAbsoluteUrl } from '~/sections/structured-data/thing';
import { singleFile } from '~/ui/pictures/picture-sources';
import { site } from '~site';
import { priceOneUnit } from '../unit-price';
import type { ProductReview } from './product-reviews';

/** How many reviews search engines are given; they show two or three. */
const REVIEWS = 5;
const PICTURE_WIDTH = 960;

interface StructuredProduct {
  product: Product;
  reviews: readonly ProductReview[];
}

function offer(product: Product, absolute: ToAbsoluteUrl) {
  const price = toRupeesString(priceOneUnit(product).taxable);
  const { code } = site.currency;
  return {
    '@type': 'Offer',
    url: absolute(paths.shop.product(product.id)),
    price,
    priceCurrency: code,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: code,
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: organizationReference(absolute),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: code },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.address.countryCode },
    },
  };
}

function ratings({ review: { count, stars } }: Product, reviews: readonly ProductReview[]) {
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: stars, reviewCount: count, bestRating: 5 },
    review: reviews.slice(0, REVIEWS).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.createdAt.toISOString().slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
      reviewBody: review.text,
    })),
  };
}

/** The product as schema.org's. */
export function productStructuredData(
  { product, reviews }: StructuredProduct,
  absolute: ToAbsoluteUrl,
): Thing {
  const { id, name, description, category, images } = product;
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    url: absolute(paths.shop.product(id)),
    image: images.map((image) => absolute(singleFile(image, PICTURE_WIDTH))),
    brand: { '@type': 'Brand', name: site.name },
    ...(category && { category: category.name }),
    offers: offer(product, absolute),
    ...ratings(product, reviews),
  };
}

/** What a shared link shows: the first picture. */
export function productPreviewImage({ images: [image] }: Pick<Product, 'images'>): PreviewImage | undefined {
  return image && { src: singleFile(image, PICTURE_WIDTH), alt: image.alt };
}
