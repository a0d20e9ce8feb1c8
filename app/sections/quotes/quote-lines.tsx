import { getLineTotal } from '~/domain/quotes/quote-totals';
import type { QuoteLine, QuoteTotals } from '~/domain/quotes/sales-quote';
import { formatAmount } from '~/sections/format/format-amount';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  totals: QuoteTotals;
}

const CELL = 'px-3 py-2.5 align-top';
const SUM_CELL = 'px-3 py-1.5 text-end';

/** What a quote offers, line by line, with the taxes and the total. */
export function QuoteLines({ lines, totals }: QuoteLinesProps) {
  const { taxable, taxes, total } = totals;
  // Two lines can be the same.
  const rows = lines.map((line, position) => ({ line, key: `line-${position}` }));
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">What the quote offers</caption>
      <thead className="text-start text-sm text-muted">
        <tr>
          <th scope="col" className={`${CELL} text-start font-medium`}>
            Description
          </th>
          <th scope="col" className={`${CELL} text-end font-medium max-sm:hidden`}>
            Quantity
          </th>
          <th scope="col" className={`${CELL} text-end font-medium max-sm:hidden`}>
            Price
          </th>
          <th scope="col" className={`${CELL} text-end font-medium`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, key }) => (
          <tr key={key} className="tabular-nums">
            <td className={`${CELL} wrap-anywhere`}>
              <span className="font-semibold">{line.description}</span>
              <span className="block text-sm text-muted">
                <span className="sm:hidden">
                  {line.quantity} × {formatAmount(line.unitPrice)},{' '}
                </span>
                {line.hsnCode.startsWith('99') ? 'SAC' : 'HSN'} {line.hsnCode}, GST{' '}
                {line.rateBasisPoints / 100}
                {' %'}
              </span>
            </td>
            <td className={`${CELL} text-end max-sm:hidden`}>{line.quantity}</td>
            <td className={`${CELL} text-end whitespace-nowrap max-sm:hidden`}>
              {formatAmount(line.unitPrice)}
            </td>
            <td className={`${CELL} text-end whitespace-nowrap`}>{formatAmount(getLineTotal(line))}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="tabular-nums">
        {[
          { label: 'Before GST', amount: taxable },
          ...taxes.map(({ label, rateBasisPoints, amount }) => ({
            label: `${label} ${rateBasisPoints / 100} %`,
            amount,
          })),
        ].map(({ label, amount }) => (
          <tr key={label} className="text-muted">
            <th scope="row" colSpan={3} className={`${SUM_CELL} font-normal max-sm:hidden`}>
              {label}
            </th>
            <th scope="row" className={`${SUM_CELL} font-normal sm:hidden`}>
              {label}
            </th>
            <td className={`${SUM_CELL} whitespace-nowrap`}>{formatAmount(amount)}</td>
          </tr>
        ))}
        <tr className="text-lg font-semibold">
          <th scope="row" colSpan={3} className={`${SUM_CELL} max-sm:hidden`}>
            Total
          </th>
          <th scope="row" className={`${SUM_CELL} sm:hidden`}>
            Total
          </th>
          <td className={`${SUM_CELL} whitespace-nowrap`}>{formatAmount(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
