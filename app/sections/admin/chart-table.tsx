import clsx from 'clsx';

interface ChartTableProps {
  caption: string;
  /** Of the rows and of each column. */
  heads: readonly string[];
  rows: readonly { key: string; head: string; cells: readonly string[]; isStrong?: boolean }[];
}

/** The figures of a chart as a table, closed at first. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-xs text-muted underline underline-offset-4 hover:text-text lg:min-h-8">
        The same as a table
      </summary>
      <table className="mt-2 w-full text-xs tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={clsx('py-1 font-medium', index === 0 ? 'text-start' : 'text-end')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, isStrong }) => (
            <tr key={key} className={clsx(isStrong && 'font-semibold')}>
              <th scope="row" className="py-1 text-start font-[inherit]">
                {head}
              </th>
              {heads.slice(1).map((column, index) => (
                <td key={column} className="py-1 text-end">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
