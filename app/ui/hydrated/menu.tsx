import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { POPUP, POPUP_ITEM, POSITIONER } from './popup-classes';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** An action has a link or a handler. */
  href?: string;
  onSelect?: () => void;
  isDestructive?: boolean;
  disabled?: boolean;
  /** Separates it from the action before. */
  hasGapBefore?: boolean;
}

export interface MenuProps {
  trigger: ReactElement;
  actions: readonly MenuAction[];
  align?: 'start' | 'end';
}

/** A menu of actions with keyboard navigation. Needs React (Base UI). For links alone use `PopoverMenu`. */
export function Menu({ trigger, actions, align = 'start' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={2} className={POSITIONER}>
          <Base.Popup className={clsx(POPUP, 'min-w-48')}>
            {actions.map(({ key, label, icon, href, onSelect, isDestructive, disabled, hasGapBefore }) => (
              <Base.Item
                key={key}
                disabled={disabled}
                onClick={onSelect}
                render={
                  href
                    ? ({ children, ...item }) => (
                        <a {...item} href={href}>
                          {children}
                        </a>
                      )
                    : undefined
                }
                nativeButton={false}
                className={clsx(
                  POPUP_ITEM,
                  isDestructive && !disabled && 'text-danger',
                  hasGapBefore && 'mt-2.5',
                )}
              >
                {icon}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
