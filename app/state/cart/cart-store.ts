import {
  addUnits,
  type Cart,
  type CartChange,
  type CartItem,
  getCartItemId,
  parseCart,
  setQuantity,
} from '~/domain/cart/cart';
import type { Product } from '~/domain/catalogue/product';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { parseJson } from '~/domain/json/parse-unknown';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { createCartToast, type Toast } from '~/domain/site/toast';
import { createPersistentStore } from '../storage/persistent-store';
import type { ReadableStore } from '../storage/store';
import type { TextStorage } from '../storage/text-storage';

/**
 * R-CART-6: the initial cart, which the page has as JSON. `undefined` for a page without it, for which the global script
 * requests it. Never throws.
 */
export const readInitialCart = (page: Document): Cart | undefined =>
  parseCart(parseJson(page.getElementById(INITIAL_CART_ELEMENT_ID)?.textContent));

export const CART_KEY = 'tessera.cart.v1';
export const EMPTY_CART: Cart = [];

type ChangeQuantity = (product: Product, quantity: number, options?: ChosenOptions) => CartChange['outcome'];

export interface CartStore extends ReadableStore<Cart> {
  /** Reads the stored cart, also when another tab has just changed it. */
  readLatest: () => Cart;
  setQuantity: ChangeQuantity;
  addUnits: ChangeQuantity;
  clear: () => void;
  /** Without a toast. */
  replace: (cart: Cart) => void;
  /** R-CART-6: sets the cart of a first visit, unless a cart was ever stored. */
  saveFirst: (cart: Cart) => void;
}

interface Options {
  storage: TextStorage;
  showToast: (toast: Toast) => void;
  /** Called with the item after every "Add to cart", also for an item that was in the cart before (R-CART-8). */
  showAdded: (item: CartItem) => void;
}

/** R-CART-2 to R-CART-5, R-CART-7: the stored cart. A change returns its outcome and shows its toast. */
export function createCartStore({ storage, showToast, showAdded }: Options): CartStore {
  const store = createPersistentStore({
    storage,
    key: CART_KEY,
    parse: parseCart,
    empty: EMPTY_CART,
  });

  function createAction(rule: typeof setQuantity): ChangeQuantity {
    return (product, quantity, options) => {
      const change = rule(store.readLatest(), product, quantity, options);
      store.save(change.cart);
      const toast = createCartToast(change, product.name);
      if (toast) showToast(toast);
      return change.outcome;
    };
  }

  const add = createAction(addUnits);

  return {
    get: store.get,
    subscribe: store.subscribe,
    readLatest: store.readLatest,
    setQuantity: createAction(setQuantity),
    addUnits(product, quantity, options) {
      const outcome = add(product, quantity, options);
      const item = store.get().find(({ id }) => id === getCartItemId(product.id, options));
      if (item && (outcome === 'added' || outcome === 'updated')) showAdded(item);
      return outcome;
    },
    clear: () => store.save(EMPTY_CART),
    replace: store.save,
    saveFirst: store.saveFirst,
  };
}
