import { useLocation } from 'react-router';
import { SHOP_SEARCH_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { Wordmark } from '~/ui/art/mark';
import { Button } from '~/ui/buttons/button';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import { MenuButton } from './menu-button';
import { ThemeToggle } from './theme-toggle';

/** Header of the shop with its search and the cart. */
export function ShopHeader() {
  const search = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <header
        data-reachable-header=""
        className="wrap grid grid-cols-[auto_1fr] items-center gap-x-1 pb-3 md:h-18 md:gap-x-6 md:grid-cols-[auto_minmax(0,34rem)_minmax(max-content,1fr)] md:pb-0"
      >
        <span className="flex h-15 items-center gap-3">
          <Wordmark href={paths.home()} name={site.name} />
          <a
            href={paths.shop.home()}
            className="inline-flex min-h-11 items-center text-[0.9375rem] text-muted hover:text-text max-[23rem]:hidden"
          >
            Shop
          </a>
        </span>
        <search className="order-3 col-span-2 min-w-0 md:order-none md:col-span-1">
          <form
            action={paths.shop.catalogue()}
            className="relative flex gap-grout"
            {...{ [SHOP_SEARCH_ATTRIBUTE]: paths.shop.searchSuggestions() }}
          >
            <label htmlFor="shop-search" className="sr-only">
              Search the shop
            </label>
            <Input
              id="shop-search"
              type="search"
              name="q"
              defaultValue={search}
              placeholder="Mugs, keycaps, tickets …"
              maxLength={100}
              className="min-w-0"
            />
            <Button type="submit" variant="quiet" aria-label="Search">
              <Icon name="search" />
            </Button>
          </form>
        </search>
        <div className="flex flex-wrap items-center justify-end gap-1">
          <a
            href={paths.shop.catalogue()}
            className="hidden min-h-11 items-center px-3 text-[0.9375rem] text-muted hover:text-text lg:inline-flex"
          >
            All products
          </a>
          <AccountLink />
          <ThemeToggle />
          <CartLink />
          <MenuButton />
        </div>
      </header>
    </>
  );
}
