import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VITAL_TEXTS } from '~/content/site/vital-texts';
import {
  VITAL_SCALES,
  type VitalFigure,
  type VitalRow,
  WEB_VITALS,
  type WebVital,
} from '~/domain/measurements/web-vitals';
import { formatCount } from '~/sections/format/format-amount';
import { formatVital } from '~/sections/format/format-vital';
import { RatingMark } from './rating-mark';

interface VitalTableProps {
  caption: string;
  /** The head of the first column. */
  head: string;
  rows: readonly { key: string; label: ReactNode; vitals: VitalRow }[];
}

const CELL = 'py-1.5 ps-2 text-end align-top whitespace-nowrap tabular-nums';

/** On a phone the table has the three vitals that browsers and search engines rate pages by. */
const isOnPhone = (vital: WebVital) => vital !== 'fcp' && vital !== 'ttfb';

function VitalCell({ vital, figure }: { vital: WebVital; figure: VitalFigure | undefined }) {
  const className = clsx(CELL, !isOnPhone(vital) && 'max-md:hidden');
  if (!figure) return <td className={clsx(className, 'text-muted')}>–</td>;
  return (
    <td className={className}>
      <span className="block font-semibold">{formatVital(vital, figure.p75)}</span>
      <RatingMark rating={figure.rating} />
      <span className="block text-xs text-muted max-md:hidden">{formatCount(figure.count)} measured</span>
    </td>
  );
}

/** The 75th percentiles with their ratings. The heads name the thresholds. */
export function VitalTable({ caption, head, rows }: VitalTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-start align-top font-medium">
            {head}
          </th>
          {WEB_VITALS.map((vital) => (
            <th
              key={vital}
              scope="col"
              className={clsx(
                'py-1 ps-2 text-end align-top font-medium',
                !isOnPhone(vital) && 'max-md:hidden',
              )}
            >
              <abbr title={VITAL_TEXTS[vital].name} className="text-text no-underline">
                {VITAL_TEXTS[vital].short}
              </abbr>
              <span className="block max-md:hidden">
                good to {formatVital(vital, VITAL_SCALES[vital].good)}
              </span>
              <span className="block max-md:hidden">
                poor above {formatVital(vital, VITAL_SCALES[vital].poor)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, vitals }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 pe-3 text-start align-top font-normal">
              {label}
            </th>
            {WEB_VITALS.map((vital) => (
              <VitalCell key={vital} vital={vital} figure={vitals[vital]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
