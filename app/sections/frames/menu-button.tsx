import { DRAWER_MENU_ID } from '~/content/site/navigation';
import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Opens the menu of small screens. Without JavaScript it leads to the list of all pages. */
export function MenuButton({ className = '' }: { className?: string }) {
  return (
    <a
      href={paths.siteMap()}
      aria-label="Menu"
      className={`${getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })} ${className}`.trim()}
      {...{ [MENU_ATTRIBUTE]: DRAWER_MENU_ID }}
    >
      <Icon name="menu" />
    </a>
  );
}
