import { DRAWER_MENU_ID, headerAction, headerMenus, quickLinks } from '~/content/site/navigation';
import { paths } from '~/paths';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { MenuGroups } from './menu-groups';

/** Navigation on small screens: the most wanted pages, and all others in groups, of which one is open at a time. */
export function MenuDrawer() {
  const id = DRAWER_MENU_ID;
  return (
    <div id={id} popover="auto" data-drawer="" className="menu-drawer">
      <nav aria-label="Menu" className="drawer-menu">
        <p>
          Menu
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
          >
            <Icon name="close" />
          </button>
        </p>
        <div>
          <a href={paths.search()} data-site-search="">
            Search the whole site
            <Icon name="search" />
          </a>
          {quickLinks.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
        <div>
          {headerMenus.map((menu) =>
            menu.groups.length === 0 ? (
              <a key={menu.label} href={menu.href}>
                {menu.label}
              </a>
            ) : (
              <details key={menu.label} name={id}>
                <summary>
                  {menu.label}
                  <Icon name="chevron-down" />
                </summary>
                <MenuGroups menu={menu} />
              </details>
            ),
          )}
        </div>
        <LinkButton href={headerAction.href}>{headerAction.label}</LinkButton>
      </nav>
    </div>
  );
}
