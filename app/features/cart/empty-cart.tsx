import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { EmptyCartDrawing } from './empty-cart-drawing';

const SHOP_LINKS = [
  { label: 'On sale now', href: paths.shop.catalogue({ onSale: true }) },
  { label: 'Newest first', href: paths.shop.catalogue({ sort: 'newest' }) },
  { label: 'Best rated', href: paths.shop.catalogue({ sort: 'rating' }) },
];

/** Empty state of the cart page with links to the shop. */
export function EmptyCart() {
  return (
    <div className="grid gap-grout lg:grid-cols-[5fr_7fr]">
      <div className="flex flex-col justify-center py-8 pe-6 lg:py-16">
        <h1 className="max-w-[9ch]">Your cart is empty.</h1>
        <p className="mt-5 max-w-sm text-lead text-muted">
          Find something you like: you can always remove it again.
        </p>
        <p className="mt-8">
          <LinkButton href={paths.shop.home()} size="lg">
            Go to the shop
            <Icon name="arrow-right" />
          </LinkButton>
        </p>
      </div>
      <div className="grid gap-grout">
        <EmptyCartDrawing className="h-64 w-full rounded-tile bg-cover quarter-tr md:h-88 lg:h-112" />
        <ul className="grid gap-grout sm:grid-cols-3">
          {SHOP_LINKS.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="group flex min-h-14 items-center justify-between gap-3 rounded-tile bg-surface px-4 font-semibold transition-colors hover:bg-raised"
              >
                {label}
                <Icon
                  name="arrow-right"
                  className="text-muted transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
