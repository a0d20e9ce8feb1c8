import { useId } from 'react';
import { formatCount } from '~/sections/format/format-amount';
import { TilePattern } from '~/ui/charts/bar-chart';
import { toPercent } from '~/ui/charts/scale';
import { GLAZE_FILLS } from '~/ui/glaze';

interface ArticleBarChartProps {
  /** What the chart shows, as a sentence. */
  title: string;
  unit: string;
  source: string;
  rows: readonly { label: string; value: number }[];
}

const BAR_HEIGHT = 16;

/** A table of values with a bar of tiles in each row, so that chart and data are one. */
export function ArticleBarChart({ title, unit, source, rows }: ArticleBarChartProps) {
  const id = useId();
  const max = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <figure className="grid gap-3">
      <table className="article-chart w-full text-base">
        <caption className="pb-2 text-start font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row" className="w-full text-start font-normal">
                {label}
                <svg width="100%" height={BAR_HEIGHT} aria-hidden="true" className="mt-1 rounded-inner">
                  <defs>
                    <TilePattern id={`${id}${index}`} className={GLAZE_FILLS.vermilion} height={BAR_HEIGHT} />
                  </defs>
                  <rect width="100%" height={BAR_HEIGHT} className="fill-tile-1" />
                  <rect
                    width={`${toPercent(value, max)}%`}
                    height={BAR_HEIGHT}
                    fill={`url(#${id}${index})`}
                  />
                </svg>
              </th>
              <td className="ps-4 text-end align-bottom whitespace-nowrap tabular-nums">
                {`${formatCount(value)} ${unit}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="text-sm text-muted">{source}</figcaption>
    </figure>
  );
}
