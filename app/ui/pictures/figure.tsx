import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface FigureProps {
  children: ReactNode;
  caption?: ReactNode;
  /** Author of the picture. */
  credit?: ReactNode;
  /** The rounded corner. */
  quarter?: 'tl' | 'tr' | 'br' | 'bl';
  className?: string;
}

const QUARTERS = { tl: 'quarter-tl', tr: 'quarter-tr', br: 'quarter-br', bl: 'quarter-bl' };

/** A picture, drawing or chart with a caption. Works without JavaScript. */
export function Figure({ children, caption, credit, quarter, className }: FigureProps) {
  return (
    <figure className={clsx('grid gap-3', className)}>
      <div className={clsx('overflow-hidden rounded-tile', quarter && QUARTERS[quarter])}>{children}</div>
      {(caption || credit) && (
        <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
          {caption && <span className="max-w-[60ch]">{caption}</span>}
          {credit && <span className="text-faint">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
