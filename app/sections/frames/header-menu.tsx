import type { NavigationMenu } from '~/content/site/navigation';
import { Icon } from '~/ui/icons/icon';
import { MenuGroups } from './menu-groups';
import { useAriaCurrent } from './use-aria-current';

/** One item of the header navigation: a link, or a button that opens a popover with links. */
export function HeaderMenu({ menu }: { menu: NavigationMenu }) {
  const getAriaCurrent = useAriaCurrent();
  if (menu.groups.length === 0) {
    return (
      <a href={menu.href} aria-current={getAriaCurrent(menu.href)}>
        {menu.label}
      </a>
    );
  }
  const id = `menu-${menu.label.toLowerCase()}`;
  return (
    <>
      <button type="button" popoverTarget={id}>
        {menu.label}
        <Icon name="chevron-down" size={12} />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <MenuGroups menu={menu} />
      </div>
    </>
  );
}
