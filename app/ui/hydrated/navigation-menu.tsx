import { NavigationMenu as Base } from '@base-ui/react/navigation-menu';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { POSITIONER } from './popup-classes';

export interface NavigationMenuLink {
  label: string;
  href: string;
  description?: string;
  icon?: ReactNode;
  isCurrent?: boolean;
}

export interface NavigationMenuProps {
  label: string;
  items: readonly (NavigationMenuLink | { label: string; links: readonly NavigationMenuLink[] })[];
}

const TOP_LEVEL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-inner px-3 text-muted transition-colors hover:text-text data-popup-open:bg-control data-popup-open:text-text';

function MenuLink({ label, href, description, icon, isCurrent }: NavigationMenuLink) {
  return (
    <Base.Link
      href={href}
      active={isCurrent}
      className="flex min-h-11 items-start gap-3 rounded-inner p-3 transition-colors hover:bg-control focus-visible:-outline-offset-2"
    >
      {icon}
      <span className="grid gap-0.5">
        <span className="font-semibold">{label}</span>
        {description && <span className="text-sm text-muted">{description}</span>}
      </span>
    </Base.Link>
  );
}

/** Navigation with links and submenus that open on hover. Needs React (Base UI). */
export function NavigationMenu({ label, items }: NavigationMenuProps) {
  return (
    <Base.Root aria-label={label}>
      <Base.List className="flex flex-wrap gap-grout">
        {items.map((item) => (
          <Base.Item key={item.label}>
            {'links' in item ? (
              <>
                <Base.Trigger className={TOP_LEVEL}>
                  {item.label}
                  <Base.Icon className="transition-transform data-popup-open:rotate-180">
                    <Icon name="chevron-down" size={14} />
                  </Base.Icon>
                </Base.Trigger>
                <Base.Content className="w-max max-w-[min(40rem,100vw-2rem)] p-1.5">
                  <ul className={clsx('grid', item.links.length > 3 && 'sm:grid-cols-2')}>
                    {item.links.map((link) => (
                      <li key={link.href}>
                        <MenuLink {...link} />
                      </li>
                    ))}
                  </ul>
                </Base.Content>
              </>
            ) : (
              <Base.Link
                href={item.href}
                active={item.isCurrent}
                className={clsx(TOP_LEVEL, 'aria-[current]:text-text')}
              >
                {item.label}
              </Base.Link>
            )}
          </Base.Item>
        ))}
      </Base.List>
      <Base.Portal>
        <Base.Positioner sideOffset={2} align="start" collisionPadding={16} className={POSITIONER}>
          <Base.Popup className="overlay h-(--popup-height) w-(--popup-width) rounded-tile outline-none transition-[opacity,width,height] data-starting-style:opacity-0 data-ending-style:opacity-0">
            <Base.Viewport className="relative size-full overflow-hidden" />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
