import clsx from 'clsx';
import type { KeyFigure } from '~/content/content-types';

interface FigureListProps {
  figures: readonly KeyFigure[];
  /** The columns of the list and the gaps between its figures. */
  className: string;
}

/** Figures, each with its period and source. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={clsx('grid', className)}>
      {figures.map(({ id, value, label, period, source }) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt>
            {label}, {period}
            <span className="block text-sm text-muted">{source}</span>
          </dt>
          <dd className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
