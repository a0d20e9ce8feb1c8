import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ChartFigureProps {
  /** What the chart says, in a sentence: its accessible name. */
  title: ReactNode;
  hideTitle?: boolean;
  /** For what inside is named by the title too. */
  titleId?: string;
  /** Source or reading help under the chart. */
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
