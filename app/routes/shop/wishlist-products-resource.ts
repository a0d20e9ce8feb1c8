import { toProductSnapshot } from '~/domain/catalogue/product';
import { parseSharedWishlist } from '~/domain/wishlist/wishlist';
import { services } from '~/server/services.server';
import type { Route } from './+types/wishlist-products-resource';

/** The current products of a wishlist. A product that is no longer sold is missing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = parseSharedWishlist(new URL(request.url).searchParams.get('items'));
  const products = await context.get(services).catalogue.getProductsByIds(ids);
  return Response.json(
    { products: products.map(toProductSnapshot) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
