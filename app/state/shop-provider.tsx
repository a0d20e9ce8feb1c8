import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type Cart, countCartUnits } from '~/domain/cart/cart';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { isInWishlist, type Wishlist } from '~/domain/wishlist/wishlist';
import { type CartStore, EMPTY_CART } from './cart/cart-store';
import { getCartStore, getWishlistStore } from './stores';
import { useRequiredContext } from './use-required-context';
import { EMPTY_WISHLIST, type WishlistStore } from './wishlist/wishlist-store';

export interface Shop {
  /** False while the page shows the markup of the server, which has an empty cart for everybody. */
  isReady: boolean;
  cart: Cart;
  units: number;
  totals: PricedCart;
  setQuantity: CartStore['setQuantity'];
  addUnits: CartStore['addUnits'];
  clearCart: CartStore['clear'];
  replaceCart: CartStore['replace'];
  readLatestCart: CartStore['readLatest'];
  wishlist: Wishlist;
  isInWishlist: (productId: string) => boolean;
  toggleWishlistItem: WishlistStore['toggle'];
}

interface Props {
  children: ReactNode;
  taxRateBasisPoints?: number;
  currencyLabel?: string;
}

const ShopContext = createContext<Shop | undefined>(undefined);

const neverChanges = () => () => {};

function calculateTotals(cart: Cart, taxRateBasisPoints?: number, currencyLabel?: string): PricedCart {
  const lines = cart.map(({ product: { price, sale }, quantity }) => ({ price, sale, quantity }));
  return priceCart(lines, taxRateBasisPoints, currencyLabel);
}

export function ShopProvider({ children, taxRateBasisPoints, currencyLabel }: Props) {
  const [carts] = useState(getCartStore);
  const [wishlists] = useState(getWishlistStore);
  const cart = useSyncExternalStore(carts.subscribe, carts.get, () => EMPTY_CART);
  const wishlist = useSyncExternalStore(wishlists.subscribe, wishlists.get, () => EMPTY_WISHLIST);
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const totals = useMemo(
    () => calculateTotals(cart, taxRateBasisPoints, currencyLabel),
    [cart, taxRateBasisPoints, currencyLabel],
  );
  const value = useMemo(
    () => ({
      isReady,
      cart,
      units: countCartUnits(cart),
      totals,
      setQuantity: carts.setQuantity,
      addUnits: carts.addUnits,
      clearCart: carts.clear,
      replaceCart: carts.replace,
      readLatestCart: carts.readLatest,
      wishlist,
      isInWishlist: (productId: string) => isInWishlist(wishlist, productId),
      toggleWishlistItem: wishlists.toggle,
    }),
    [isReady, carts, cart, totals, wishlists, wishlist],
  );
  return <ShopContext value={value}>{children}</ShopContext>;
}

export function useShop(): Shop {
  return useRequiredContext(ShopContext, 'useShop', 'ShopProvider');
}
