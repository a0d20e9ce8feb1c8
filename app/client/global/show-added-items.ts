import { getAddedItemStore } from '~/state/stores';

/** The cart shows what was added by itself. The script of every page needs few bytes, so it does not import all paths. */
const CART_PATH = '/shop/cart';

/** R-CART-8: the first "Add to cart" loads the panel. */
export function showAddedItems(): void {
  const added = getAddedItemStore();
  const show = () => {
    const item = added.get();
    if (!item || location.pathname === CART_PATH) return;
    // Without network the badge of the cart and the toast say that it was added.
    import('./added-panel').then(({ showAddedPanel }) => showAddedPanel(item)).catch(() => {});
  };
  added.subscribe(show);
  // What was added before this script was there.
  show();
}
