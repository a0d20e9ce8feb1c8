import { getMenuId, headerMenus } from '~/content/site/navigation';
import { MenuDrawer } from './menu-drawer';
import { MenuGroups } from './menu-groups';

/** The popovers of the header: one file for all pages, because every page would carry 2 KB of closed menus. */
export function Menus() {
  return (
    <>
      {headerMenus
        .filter(({ groups }) => groups.length > 0)
        .map((menu) => (
          <div key={menu.label} id={getMenuId(menu)} popover="auto" className="menu-panel">
            <MenuGroups menu={menu} />
          </div>
        ))}
      <MenuDrawer />
    </>
  );
}
