import { formatCount } from '~/sections/format/format-amount';

interface ShareTableProps {
  id: string;
  title: string;
  text?: string;
  /** Heads of the columns. */
  heads: readonly [string, string];
  /** The part of a negative count is nothing. */
  rows: readonly { key: string; label: string; count: number; note?: string; href?: string }[];
  /** For counts that are amounts. */
  format?: (count: number) => string;
}

/** Counts with a bar of their share. The bar repeats the figure beside it. */
export function ShareTable({ id, title, text, heads, rows, format = formatCount }: ShareTableProps) {
  const total = rows.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  const getShare = (count: number) => (total > 0 ? Math.max(0, count / total) * 100 : 0);
  return (
    <section aria-labelledby={id} className="grid content-start gap-2 rounded-tile bg-surface p-4 lg:p-4.5">
      <h2 id={id} className="text-panel">
        {title}
      </h2>
      {text && <p className="text-xs text-muted">{text}</p>}
      <table className="w-full border-separate border-spacing-x-0 border-spacing-y-0.5">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              {heads[0]}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count, note, href }) => (
            <tr key={key}>
              <th scope="row" className="w-full py-1 pe-3 text-start font-normal wrap-anywhere">
                {href ? (
                  <a href={href} className="underline-offset-4 hover:underline">
                    {label}
                  </a>
                ) : (
                  label
                )}
                {note && <span className="block text-xs text-muted">{note}</span>}
                <svg width="100%" height="6" className="mt-1 block rounded-inner bg-bg" aria-hidden="true">
                  <rect width={`${getShare(count)}%`} height="6" className="fill-glaze-peacock" />
                </svg>
              </th>
              <td className="py-1 text-end align-top whitespace-nowrap tabular-nums">
                <span className="font-semibold">{format(count)}</span>
                <span className="block text-xs text-muted">
                  {total > 0 ? `${Math.round(getShare(count))} %` : '–'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
