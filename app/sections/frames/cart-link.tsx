import { paths } from '~/paths';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Link to the cart. The global script adds the number of units, because the cart is stored in the browser. */
export function CartLink() {
  return (
    <a
      href={paths.shop.cart()}
      aria-label="Cart"
      data-cart-link=""
      suppressHydrationWarning
      className={`${getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })} relative text-muted`}
    >
      <Icon name="bag" />
      <span
        data-cart-count=""
        hidden
        suppressHydrationWarning
        className="absolute end-0.5 top-1 min-w-4 after:content-[attr(data-units)] rounded-inner bg-primary px-1 text-center text-[0.6875rem] leading-4 font-semibold text-primary-ink"
      />
    </a>
  );
}
