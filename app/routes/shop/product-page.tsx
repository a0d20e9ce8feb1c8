import { data, isRouteErrorResponse } from 'react-router';
import { cachedWithout } from '~/cached-query';
import { readDeliveryEstimate } from '~/content/shop/delivery-zones';
import { formatPaymentMethods } from '~/content/shop/payment-method-texts';
import { hasSoldOutVariant } from '~/domain/catalogue/stock-alert';
import { parseReviewQuery } from '~/domain/reviews/review-query';
import {
  createProductStructuredData,
  getProductPreviewImage,
} from '~/features/catalogue/product-view/product-structured-data';
import { buildProductBreadcrumbs, ProductView } from '~/features/catalogue/product-view/product-view';
import { StockAlertForm } from '~/features/contact/stock-alert-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { ErrorPage } from '~/sections/errors/error-page';
import { NotFoundView } from '~/sections/errors/not-found-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { createPageMeta } from '~/sections/meta/page-meta';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import { getProductPageTags } from '~/server/catalogue/catalogue-tags.server';
import type { ProductDetails } from '~/server/catalogue/types.server';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { hasPreviewImage } from '~/server/previews/preview-subjects.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/product-page';
import { suggestProducts } from './suggest-products.server';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('q', 'pin', 'stars', 'reviews'),
};

const MAX_RELATED = 4;
const DESCRIPTION_LENGTH = 160;

/** Fills the related products of a small category with featured products. */
async function fillRelatedProducts(catalogue: Catalogue, { product, related }: ProductDetails) {
  if (related.length >= MAX_RELATED) return related;
  const { featured } = await catalogue.getShopFront();
  const presentIds = new Set([product, ...related].map(({ id }) => id));
  return [...related, ...featured.filter(({ id }) => !presentIds.has(id))].slice(0, MAX_RELATED);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue, onlinePayments, environment } = context.get(services);
  const page = await catalogue.getProductById(params.id, parseReviewQuery(url.searchParams));
  if (!page) throw data(await suggestProducts(catalogue, params.id), { status: 404 });
  const related = await fillRelatedProducts(catalogue, page);
  const fromAll = page.related.length < MAX_RELATED;
  cacheUntilChanged(context, getProductPageTags(page.product, { related, fromAll }));
  const path = paths.shop.product(page.product.id);
  return {
    ...page,
    related,
    deliveryEstimate: readDeliveryEstimate(url),
    paymentMethods: formatPaymentMethods(onlinePayments.listMethods()),
    pageUrl: new URL(path, environment.PUBLIC_URL).href,
    hasPreview: hasPreviewImage(path, page.product.name),
  };
}

function shorten(text: string): string {
  return text.length <= DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  if (!loaderData) {
    return createNoindexMeta('Product not found');
  }
  const { product, subtitle, reviews, hasPreview } = loaderData;
  return createPageMeta(args, {
    title: product.name,
    description: shorten(`${subtitle}. ${product.description}`),
    kind: 'ItemPage',
    picture: hasPreview ? undefined : getProductPreviewImage(product),
    breadcrumbs: buildProductBreadcrumbs(product),
    createStructuredData: (toAbsoluteUrl) => [
      createProductStructuredData({ product, reviews: reviews.reviews }, toAbsoluteUrl),
    ],
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  return (
    <ProductView
      {...loaderData}
      stockAlertForm={hasSoldOutVariant(product) && <StockAlertForm product={product} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? <NotFoundView {...error.data} /> : <ErrorPage error={error} />;
}
