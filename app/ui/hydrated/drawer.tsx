import { Drawer as Base } from '@base-ui/react/drawer';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { getButtonClasses } from '../buttons/button-classes';
import { Icon } from '../icons/icon';

export interface DrawerProps {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Sticky at the bottom. */
  footer?: ReactNode;
  /** `end`: at the side of the page. `bottom`: a sheet from below. */
  side?: 'end' | 'bottom';
  closeLabel: string;
}

const SIDES = {
  end: {
    viewport: 'justify-end',
    popup:
      'h-full w-[28rem] max-w-[calc(100vw-2.5rem)] [transform:translateX(var(--drawer-swipe-movement-x))] data-starting-style:[transform:translateX(100%)] data-ending-style:[transform:translateX(100%)]',
  },
  bottom: {
    viewport: 'items-end',
    popup:
      'max-h-[calc(100dvh-3rem)] w-full [transform:translateY(var(--drawer-swipe-movement-y))] data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
  },
};

/** A modal drawer that can be closed by swiping. Needs React (Base UI). */
export function Drawer(props: DrawerProps) {
  const { trigger, open, onOpenChange, title, children, footer, side = 'end', closeLabel } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
      swipeDirection={side === 'end' ? 'right' : 'down'}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity data-swiping:duration-0 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Viewport className={clsx('fixed inset-0 z-50 flex', SIDES[side].viewport)}>
          <Base.Popup
            className={clsx(
              'overlay flex flex-col overscroll-contain outline-none transition-transform data-swiping:duration-0 data-swiping:select-none',
              SIDES[side].popup,
            )}
          >
            <header className="flex items-center justify-between gap-4 py-3 ps-6 pe-3">
              <Base.Title className="text-h3">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
              >
                <Icon name="close" size={18} />
              </Base.Close>
            </header>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto px-6 py-3">{children}</Base.Content>
            {footer && <footer className="grid gap-2 px-6 pt-4 pb-6">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
