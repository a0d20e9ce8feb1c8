import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { POSITIONER } from './popup-classes';

export interface TooltipProps {
  /** A button or link that already has its own accessible name: a tip only adds to it. */
  children: ReactElement;
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A few words beside what is pointed at or has focus. Hydrated (Base UI). Touch has no pointing: never hide what is needed. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={POSITIONER}>
          <Base.Popup className="max-w-64 rounded-inner bg-text px-2.5 py-1.5 text-xs font-medium text-bg transition-opacity duration-120 data-starting-style:opacity-0 data-ending-style:opacity-0 data-instant:duration-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Around a row of things with tips: once one is open, the others open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider>{children}</Base.Provider>;
}
