import type { Route } from './+types/initial-cart-resource';
import { readInitialCart } from './read-initial-cart.server';

/** R-CART-6: the initial cart for a first visit that begins outside the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readInitialCart(context), { headers: { 'Cache-Control': 'no-store' } });
}
