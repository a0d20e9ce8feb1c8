import { countCartUnits } from '~/domain/cart/cart';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { getCartStore } from '~/state/stores';

const MAX_BADGE_NUMBER = 99;

/** Shows the number of units in the cart in the badge and the accessible name of every cart link. */
export function showCartCount(): void {
  const cart = getCartStore();
  const show = () => {
    const units = countCartUnits(cart.get());
    for (const badge of document.querySelectorAll<HTMLElement>(`[${BEHAVIOUR_ATTRIBUTES.cartCount}]`)) {
      badge.hidden = !units;
      // CSS shows the attribute. A text node would be a child that React does not know.
      badge.dataset.units = units > MAX_BADGE_NUMBER ? `${MAX_BADGE_NUMBER}+` : String(units);
      const link = badge.closest('a');
      link?.setAttribute('aria-label', units ? `Cart, ${units} item${units === 1 ? '' : 's'}` : 'Cart');
    }
  };
  cart.subscribe(show);
  show();
}
