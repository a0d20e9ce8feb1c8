import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ButtonStyleProps, getButtonClasses } from '../buttons/button-classes';

export interface PopoverMenuItem {
  label: ReactNode;
  href: string;
  icon?: ReactNode;
  isCurrent?: boolean;
}

export interface PopoverMenuProps extends Pick<ButtonStyleProps, 'variant' | 'size' | 'isSquare'> {
  /** Unique on the page. */
  id: string;
  /** Content of the button; an icon alone needs `label` as well. */
  trigger: ReactNode;
  label?: string;
  items: readonly PopoverMenuItem[];
  /** Edge of the button that the list is aligned to. */
  align?: 'start' | 'end';
  className?: string;
}

/**
 * Links in a native popover that a button opens. Without support of anchor positioning it is at the bottom of the window.
 * Works without JavaScript.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { id, trigger, label, items, variant = 'quiet', size, isSquare, align = 'start', className } = props;
  return (
    <div className={clsx('inline-block', className)}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={getButtonClasses({ variant, size, isSquare })}
      >
        {trigger}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className={clsx('popover overlay', align === 'end' && 'popover-end')}
      >
        <ul className="grid p-1.5">
          {items.map((item) => (
            <li key={item.href}>
              <a
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center gap-3 rounded-inner px-3 transition-colors hover:bg-control focus-visible:-outline-offset-2',
                  item.isCurrent && 'bg-control font-semibold',
                )}
              >
                {item.icon}
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
