import { countCartUnits } from '~/domain/cart/cart';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { cartStore } from '~/state/stores';

const most = 99;

/** Writes the number of units into every cart link, and into its name for those who do not see it. */
export function showCartCount(): void {
  const cart = cartStore();
  const show = () => {
    const units = countCartUnits(cart.get());
    for (const badge of document.querySelectorAll<HTMLElement>(`[${BEHAVIOUR_ATTRIBUTES.cartCount}]`)) {
      badge.hidden = units === 0;
      // An attribute that the styles show: a text of its own would be a child that React does not know.
      badge.dataset.units = units > most ? `${most}+` : String(units);
      const link = badge.closest('a');
      link?.setAttribute(
        'aria-label',
        units === 0 ? 'Cart' : `Cart, ${units} ${units === 1 ? 'item' : 'items'}`,
      );
    }
  };
  cart.subscribe(show);
  show();
}
