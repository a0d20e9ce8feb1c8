import { getMenuId, type HeaderMenuLinks } from '~/content/site/navigation';
import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { Icon } from '~/ui/icons/icon';
import { useAriaCurrent } from './use-aria-current';

/**
 * One item of the header navigation: a link. The script turns a link with `data-menu` into the button of a panel with links,
 * which is fetched when it is wanted.
 */
export function HeaderMenu({ menu }: { menu: HeaderMenuLinks }) {
  const getAriaCurrent = useAriaCurrent();
  if (menu.groups.length > 0) {
    return (
      <a href={menu.href} {...{ [MENU_ATTRIBUTE]: getMenuId(menu) }}>
        {menu.label}
        <Icon name="chevron-down" size={12} />
      </a>
    );
  }
  return (
    <a href={menu.href} aria-current={getAriaCurrent(menu.href)}>
      {menu.label}
    </a>
  );
}
