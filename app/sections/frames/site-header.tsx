import { headerAction, headerMenus } from '~/content/site/navigation';
import { paths } from '~/paths';
import { useAuth } from '~/state/auth-provider';
import { Wordmark } from '~/ui/art/mark';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { SkipLink } from '~/ui/navigation/skip-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { site } from '~site';
import { UserPicture } from '../account/user-picture';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import { HeaderMenu } from './header-menu';
import { MenuButton } from './menu-button';
import { ThemeToggle } from './theme-toggle';

/** Header of the site. Its menus are popovers. Without JavaScript they are links to the pages above theirs. */
export function SiteHeader() {
  const { user } = useAuth();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <header
        data-reachable-header=""
        className="wrap flex min-h-15 flex-wrap items-center gap-1 md:min-h-18 lg:gap-4 xl:gap-6"
      >
        <Wordmark href={paths.home()} name={site.name} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="main-menu">
            {headerMenus.map((menu) => (
              <li key={menu.label}>
                <HeaderMenu menu={menu} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          {/* The name is before the initials, over an empty part of the header. */}
          {user ? (
            <a
              href={paths.account.overview()}
              className="grid size-11 place-items-center rounded-inner hover:bg-control"
            >
              <UserPicture user={user} size="sm" />
              <VisuallyHidden>Your account, {user.name}</VisuallyHidden>
            </a>
          ) : (
            <AccountLink />
          )}
          <a
            href={paths.search()}
            data-site-search=""
            aria-label="Search"
            className="hidden size-11 place-items-center rounded-inner hover:bg-control lg:grid"
          >
            <Icon name="search" />
          </a>
          <ThemeToggle />
          <CartLink />
          {/* Just above the breakpoint there is no place for it beside the menus. */}
          <span className="ms-2 hidden md:block lg:max-[66em]:hidden">
            <LinkButton href={headerAction.href} variant="contrast" size="sm">
              {headerAction.label}
            </LinkButton>
          </span>
          <MenuButton className="lg:hidden" />
        </div>
      </header>
    </>
  );
}
