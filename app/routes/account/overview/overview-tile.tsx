import clsx from 'clsx';
import type { ReactNode } from 'react';

interface OverviewTileProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** One tile of the overview with its heading. */
export const OverviewTile = ({ id, title, className, children }: OverviewTileProps) => (
  <section
    aria-labelledby={id}
    className={clsx(
      'grid grid-cols-[minmax(0,1fr)] content-between gap-6 rounded-tile p-5 sm:p-6',
      className,
    )}
  >
    <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
      {title}
    </h2>
    {children}
  </section>
);
