import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ButtonStyleProps, buttonClasses } from '../buttons/button-classes';

export interface PopoverMenuItem {
  label: ReactNode;
  href: string;
  icon?: ReactNode;
  isCurrent?: boolean;
}

export interface PopoverMenuProps extends Pick<ButtonStyleProps, 'variant' | 'size' | 'isSquare'> {
  /** Unique on the page. */
  id: string;
  /** What the button shows; with an icon alone give `label` too. */
  trigger: ReactNode;
  label?: string;
  items: readonly PopoverMenuItem[];
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end';
  className?: string;
}

/**
 * Links behind a button, by the browser's popover: closes on Escape or a press elsewhere. Where the browser
 * cannot anchor it, the list stands at the foot of the window. Works without script.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { id, trigger, label, items, variant = 'quiet', size, isSquare, align = 'start', className } = props;
  return (
    <div className={clsx('inline-block', className)}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={buttonClasses({ variant, size, isSquare })}
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
