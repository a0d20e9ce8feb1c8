import type { Route } from './+types/initial-cart-resource';
import { readSampleCart } from './read-sample-cart.server';

/** R-CART-6: the initial cart for a first visit that begins outside the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readSampleCart(context), { headers: { 'Cache-Control': 'no-store' } });
}
