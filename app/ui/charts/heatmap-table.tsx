import clsx from 'clsx';
import { useId } from 'react';
import { ChartFigure, type ChartFigureProps } from './chart-figure';
import { HeatmapCell, type HeatmapCellProps } from './heatmap-cell';

const GLAZE_CLASSES = {
  vermilion: 'heat-vermilion',
  marigold: 'heat-marigold',
  peacock: 'heat-peacock',
  jade: 'heat-jade',
  gulal: 'heat-gulal',
};

export interface HeatmapTableProps
  extends Omit<ChartFigureProps, 'children'>,
    Omit<HeatmapCellProps, 'value' | 'text'> {
  columns: readonly string[];
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format?: (value: number) => string;
  glaze?: keyof typeof GLAZE_CLASSES;
}

/** A scrollable region must be focusable by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

/** Heatmap as a table: every value is written in its cell. Works without JavaScript. */
export function HeatmapTable(props: HeatmapTableProps) {
  const titleId = useId();
  const { columns, rows, min, max, pendingLabel, format = String, glaze = 'vermilion', ...frame } = props;
  return (
    <ChartFigure {...frame} titleId={titleId}>
      <section aria-labelledby={titleId} {...FOCUSABLE} className="overflow-x-auto">
        <table className={clsx('w-full border-separate border-spacing-grout', GLAZE_CLASSES[glaze])}>
          <thead className="text-xs text-muted">
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className="px-0.5 pb-1.5 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th
                  scope="row"
                  className="pe-3 text-start text-sm leading-tight font-medium sm:whitespace-nowrap"
                >
                  {row.label}
                </th>
                {columns.map((column, index) => {
                  const value = row.values[index] ?? null;
                  return (
                    <td key={column} className="min-w-9 sm:min-w-11">
                      <HeatmapCell
                        value={value}
                        min={min}
                        max={max}
                        pendingLabel={pendingLabel}
                        text={value === null ? undefined : format(value)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ChartFigure>
  );
}
