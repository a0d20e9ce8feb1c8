import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { paths } from '~/paths';
import { Wordmark } from '~/ui/art/mark';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { Icon } from '~/ui/icons/icon';
import { SkipLink } from '~/ui/navigation/skip-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { site } from '~site';
import { UserPicture, type UserWithPicture } from '../account/user-picture';
import { AdminRail, type AdminRailProps } from './admin-rail';
import { AdminShortcuts, SHORTCUTS_ID } from './admin-shortcuts';
import { ThemeToggle } from './theme-toggle';

const RAIL_ID = 'admin-rail';

/** The rail on narrow screens. */
function RailDrawer(props: AdminRailProps) {
  return (
    <div id={RAIL_ID} popover="auto" data-drawer="" className="admin-drawer">
      <nav aria-label="Back office" className="p-4">
        <div className="mb-4 flex items-center justify-between">
          <Wordmark href={adminPaths.today()} name={site.name} />
          <button
            type="button"
            popoverTarget={RAIL_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
          >
            <Icon name="close" />
          </button>
        </div>
        <AdminRail {...props} />
      </nav>
    </div>
  );
}

/** The rail on wide screens. Below it, while groups are out of view, a button with their names. */
function RailColumn(props: AdminRailProps) {
  return (
    <div className="sticky top-0 hidden h-dvh bg-bg-sunk lg:block print:hidden">
      <nav
        aria-label="Back office"
        {...{ [ADMIN_ATTRIBUTES.rail]: '' }}
        className="h-full scroll-pt-14 scroll-pb-11 overflow-y-auto px-2.5 pb-3 motion-safe:scroll-smooth"
      >
        <div className="sticky top-0 z-1 mb-1 bg-bg-sunk py-3 ps-2.5">
          <Wordmark href={adminPaths.today()} name={site.name} />
        </div>
        <AdminRail {...props} />
      </nav>
      <button
        type="button"
        hidden
        {...{ [ADMIN_ATTRIBUTES.hiddenGroups]: '' }}
        className="absolute inset-x-0 bottom-0 flex min-h-9 items-center justify-between gap-3 border-t-2 border-border-strong bg-bg-sunk ps-5 pe-5 text-xs font-semibold text-muted hover:bg-surface hover:text-text"
      >
        <span />
        <VisuallyHidden>Scroll to them</VisuallyHidden>
        <Icon name="chevron-down" size={16} />
      </button>
    </div>
  );
}

function Search() {
  const { pathname, search } = useLocation();
  const text = pathname === adminPaths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <search className="min-w-0 flex-1 lg:max-w-[520px]">
      <form action={adminPaths.search()} className="relative">
        <label htmlFor="admin-search" className="sr-only">
          Find an order, a product or a page
        </label>
        <input
          id="admin-search"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={80}
          placeholder="Find an order, product, buyer or page"
          autoComplete="off"
          aria-keyshortcuts="Meta+K Control+K"
          {...{ [ADMIN_ATTRIBUTES.search]: '' }}
          className="h-11 w-full rounded-tile border-b-2 border-border-strong bg-surface ps-3 pe-3 text-base placeholder:text-faint placeholder-shown:text-ellipsis lg:pe-16 hover:border-faint lg:h-10 lg:text-sm"
        />
        <KeyboardKey className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 bg-raised text-muted max-lg:hidden">
          ⌘ K
        </KeyboardKey>
      </form>
    </search>
  );
}

interface AdminFrameProps extends AdminRailProps {
  user: UserWithPicture;
  children: ReactNode;
}

/** The layout of the back office: a rail at the left, on narrow screens a drawer, and a search field on top. */
export function AdminFrame({ user, role, waiting, children }: AdminFrameProps) {
  const rail = { role, waiting };
  const total = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  return (
    <div
      {...{ [ADMIN_ATTRIBUTES.page]: '' }}
      className="min-h-dvh text-sm lg:grid lg:grid-cols-[208px_minmax(0,1fr)] print:block print:min-h-0"
    >
      <SkipLink href="#content">Skip to content</SkipLink>
      <RailColumn {...rail} />
      <div className="flex min-h-dvh max-w-[1760px] min-w-0 flex-col print:block print:min-h-0">
        <header className="sticky top-0 z-10 flex items-center gap-1 bg-bg px-4 py-2.5 lg:px-6 lg:py-3 print:hidden">
          <button
            type="button"
            popoverTarget={RAIL_ID}
            aria-label={total > 0 ? `Menu, ${total} waiting` : 'Menu'}
            className={clsx(
              getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true }),
              '-ms-2 shrink-0 lg:hidden',
            )}
          >
            <Icon name="menu" />
          </button>
          <Search />
          <div className="ms-auto flex shrink-0 items-center">
            <ThemeToggle />
            <a
              href={paths.account.profile()}
              className="grid size-11 place-items-center rounded-inner hover:bg-control lg:-me-2"
            >
              <UserPicture user={user} size="sm" />
              <VisuallyHidden>Your account, {user.name}</VisuallyHidden>
            </a>
          </div>
        </header>
        <RailDrawer {...rail} />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 pt-1 pb-10 outline-none lg:px-6 lg:pt-2 print:p-0"
        >
          {children}
        </main>
        <footer className="flex flex-wrap items-center gap-x-5 px-4 py-2 text-xs text-muted lg:px-6 print:hidden">
          <span>{site.legalName}</span>
          <a
            href={paths.shop.home()}
            className="inline-flex min-h-11 items-center hover:text-text hover:underline"
          >
            The shop
          </a>
          <button
            type="button"
            popoverTarget={SHORTCUTS_ID}
            className="needs-script inline-flex min-h-11 items-center gap-2 hover:text-text hover:underline"
          >
            Shortcuts <KeyboardKey>?</KeyboardKey>
          </button>
        </footer>
        <AdminShortcuts />
      </div>
    </div>
  );
}
