import type { AccountItemsResponse, AccountState } from '~/domain/account-items/account-items-response';
import { accountItemsRequestSchema } from '~/domain/account-items/account-items-schema';
import { toProductSnapshot } from '~/domain/catalogue/product';
import { readCallJson } from '~/server/http/body/read-json.server';
import { type Services, services } from '~/server/services.server';
import type { Route } from './+types/account-items-resource';

const createErrorResponse = (error: string, status: number) => Response.json({ error }, { status });

async function respondWith(
  { catalogue }: Services,
  state: AccountState,
  knownIds: readonly string[],
): Promise<Response> {
  const { cart, wishlist } = state.items;
  const ids = [...cart.map(({ productId }) => productId), ...wishlist].filter((id) => !knownIds.includes(id));
  const products = (await catalogue.getProductsByIds(ids)).map(toProductSnapshot);
  return Response.json({ ...state, products } satisfies AccountItemsResponse);
}

/**
 * R-SYNC-2: the items of the account. 204 when the browser knows them already. `account` is null after the session has ended,
 * which is no error: the browser asks in order to learn it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, accountItems } = context.get(services);
  // A page that syncs in the background does not count as activity, so an unused session still expires.
  const actor = await accounts.getSession(request, { byUser: false });
  if (!actor) return Response.json({ account: null });
  const state = await accountItems.read(actor);
  const known = new URL(request.url).searchParams;
  const isKnown = known.get('account') === state.account && known.get('revision') === `${state.revision}`;
  return isKnown ? new Response(null, { status: 204 }) : respondWith(context.get(services), state, []);
}

/**
 * R-SYNC-1: merges the items of a browser into those of its account. 409 when the browser has the items of another account,
 * because someone else has signed in.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = accountItemsRequestSchema.safeParse(await readCallJson(request));
  if (!parsed.success) return createErrorResponse('These are not items of a cart or a wishlist.', 400);
  const { accounts, accountItems } = context.get(services);
  const actor = await accounts.getSession(request, { byUser: false });
  if (!actor) return createErrorResponse('Please sign in first.', 401);
  const { account, base, own } = parsed.data;
  if (account !== undefined && account !== actor.user.id)
    return createErrorResponse('This is the cart of another account.', 409);
  const state = await accountItems.merge(actor, { base, own });
  if (state === 'full')
    return createErrorResponse('The cart and the wishlist of this account are full.', 422);
  const knownIds = [...own.cart.map(({ productId }) => productId), ...own.wishlist];
  return respondWith(context.get(services), state, knownIds);
}
