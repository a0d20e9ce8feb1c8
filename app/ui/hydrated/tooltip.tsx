import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { POSITIONER } from './popup-classes';

export interface TooltipProps {
  /** A button or link with an accessible name of its own. */
  children: ReactElement;
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short text on hover and focus. Needs React (Base UI). Touch screens do not show it, so it must not be essential. */
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

/** A group of tooltips: after the first one is open, the others open without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider>{children}</Base.Provider>;
}
