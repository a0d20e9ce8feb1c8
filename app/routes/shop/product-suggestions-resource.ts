import { EMPTY_CATALOGUE_QUERY, parseCatalogueQuery } from '~/domain/catalogue/catalogue-query';
import type { ListedProduct } from '~/domain/catalogue/product';
import type { ProductSuggestion, ProductSuggestions } from '~/domain/catalogue/product-suggestion';
import { getAvailability } from '~/domain/catalogue/stock';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { services } from '~/server/services.server';
import { getSingleFile } from '~/ui/pictures/picture-sources';
import type { Route } from './+types/product-suggestions-resource';

const CACHE_SECONDS = 60;
const MAX_PRODUCTS = 5;
/** Pixels, for 40 px on a dense screen. */
const PICTURE_WIDTH = 120;

function toSuggestion(product: ListedProduct): ProductSuggestion {
  const [image] = product.images;
  return {
    path: product.url,
    name: product.name,
    price: formatUnitPrice(product).amount,
    isSoldOut: getAvailability(product.stock).state === 'sold-out',
    ...(image && { picture: getSingleFile(image, PICTURE_WIDTH) }),
  };
}

/** R-SEARCH-5: the first products for `?q=`, as JSON. The same search as the catalogue's, without its filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { q } = parseCatalogueQuery(new URL(request.url).searchParams);
  const found =
    q === ''
      ? undefined
      : await context.get(services).catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q });
  const suggestions: ProductSuggestions = {
    query: q,
    total: found?.total ?? 0,
    products: found?.products.slice(0, MAX_PRODUCTS).map(toSuggestion) ?? [],
  };
  return Response.json(suggestions, { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } });
}
