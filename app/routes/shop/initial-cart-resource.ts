import type { Route } from './+types/initial-cart-resource';
import { readCartSamples } from './read-cart-samples.server';

/** R-CART-6: the samples of the initial cart, for a first visit that begins outside the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readCartSamples(context), { headers: { 'Cache-Control': 'no-store' } });
}
