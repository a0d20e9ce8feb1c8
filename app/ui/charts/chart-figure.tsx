import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ChartFigureProps {
  /** What the chart shows, as a sentence. It is the accessible name. */
  title: ReactNode;
  hideTitle?: boolean;
  /** For elements inside that are labelled by the title. */
  titleId?: string;
  /** Source or explanation below the chart. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Frame of a chart: title, drawing, note. */
export function ChartFigure({ title, hideTitle, titleId, note, className, children }: ChartFigureProps) {
  return (
    <figure className={clsx('grid gap-4', className)}>
      <figcaption id={titleId} className={hideTitle ? 'sr-only' : 'font-semibold'}>
        {title}
      </figcaption>
      {children}
      {note && <p className="text-sm text-muted">{note}</p>}
    </figure>
  );
}
