import type { Product } from '~/domain/catalogue/product';
import { toRupeesString } from '~/domain/money/money';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import { toIndianDay } from '~/domain/time/wall-clock';
import { paths } from '~/paths';
import type { PreviewImage } from '~/sections/meta/preview-image';
import { priceOneUnit } from '~/sections/shop/unit-price';
import { createOrganizationReference } from '~/sections/structured-data/organization';
import type { Thing, ToAbsoluteUrl } from '~/sections/structured-data/thing';
import { getSingleFile } from '~/ui/pictures/picture-sources';
import { site } from '~site';
import type { ShownReview } from './review-tile';

/** Search engines show two or three. */
const MAX_REVIEWS = 5;
const PICTURE_WIDTH = 960;

interface ReviewedProduct {
  product: Product;
  reviews: readonly ShownReview[];
}

function createOffer(product: Product, toAbsoluteUrl: ToAbsoluteUrl) {
  const price = toRupeesString(priceOneUnit(product).orderTotal);
  const { code } = site.currency;
  const isShipped = getIssuedKind({ productId: product.id, categoryId: product.categoryId }) === undefined;
  return {
    '@type': 'Offer',
    url: toAbsoluteUrl(paths.shop.product(product.id)),
    price,
    priceCurrency: code,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: code,
      valueAddedTaxIncluded: true,
    },
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: createOrganizationReference(toAbsoluteUrl),
    ...(isShipped && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: code },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.address.countryCode },
      },
    }),
  };
}

function createRatings({ review: { count, stars } }: Product, reviews: readonly ShownReview[]) {
  if (count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: stars, reviewCount: count, bestRating: 5 },
    review: reviews.slice(0, MAX_REVIEWS).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: toIndianDay(review.createdAt),
      ...(review.title && { name: review.title }),
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
      reviewBody: review.text,
    })),
  };
}

/** The product as schema.org `Product`. */
export function createProductStructuredData(
  { product, reviews }: ReviewedProduct,
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing {
  const { id, name, description, category, images } = product;
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    url: toAbsoluteUrl(paths.shop.product(id)),
    image: images.map((image) => toAbsoluteUrl(getSingleFile(image, PICTURE_WIDTH))),
    brand: { '@type': 'Brand', name: site.name },
    ...(category && { category: category.name }),
    offers: createOffer(product, toAbsoluteUrl),
    ...createRatings(product, reviews),
  };
}

/** The first picture, for previews of shared links. */
export function getProductPreviewImage({
  images: [image],
}: Pick<Product, 'images'>): PreviewImage | undefined {
  return image && { src: getSingleFile(image, PICTURE_WIDTH), alt: image.alt };
}
