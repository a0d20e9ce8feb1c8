import { toRupeesString } from '~/domain/money';
import type { Product } from '~/domain/product';
import { singleFile } from '~/ui/picture-sources';
import { site } from '~site';
import { priceOneUnit } from '../unit-price';
import type { Review } from './reviews';

/** How many reviews search engines are given; they show two or three. */
const REVIEWS = 5;
const PICTURE_WIDTH = 960;

interface StructuredProduct {
  product: Product;
  reviews: readonly Review[];
  /** The page's full address. */
  address: string;
}

function offer(product: Product, address: string) {
  const price = toRupeesString(priceOneUnit(product).taxable);
  const { code } = site.currency;
  return {
    '@type': 'Offer',
    url: address,
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
    seller: { '@type': 'Organization', name: site.legalName },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: code },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.address.countryCode },
    },
  };
}

function ratings({ review: { count, stars } }: Product, reviews: readonly Review[]) {
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

/** The page as schema.org's Product. */
export function productStructuredData({ product, reviews, address }: StructuredProduct) {
  const { id, name, description, category, images } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: id,
    url: address,
    image: images.map((image) => new URL(singleFile(image, PICTURE_WIDTH), address).href),
    brand: { '@type': 'Brand', name: site.name },
    ...(category && { category: category.name }),
    offers: offer(product, address),
    ...ratings(product, reviews),
  };
}
