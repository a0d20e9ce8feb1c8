import { getAverageOrder, getGrowth, type RevenueReport } from '~/domain/revenue/revenue-report';
import { Figure } from '~/sections/admin/figure';
import { formatCount, formatRoundedAmount } from '~/sections/format/format-amount';
import { site } from '~site';
import { formatPeriodBefore } from './format-period';

interface GrowthProps {
  now: number;
  before: number;
  /** The period before. */
  on: string;
}

/** "+18 % on 1–28 Oct" */
function Growth({ now, before, on }: GrowthProps) {
  const percent = getGrowth(now, before);
  if (percent === undefined) return <>nothing in {on}</>;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <>
      <span className={percent > 0 ? 'text-success' : percent < 0 ? 'text-warning' : ''}>
        {sign}
        {formatCount(Math.abs(percent))} %
      </span>{' '}
      on {on}
    </>
  );
}

type RevenueFiguresProps = Pick<RevenueReport, 'period' | 'figures' | 'figuresBefore' | 'before'>;

/** The period in four figures, each with the period before. */
export function RevenueFigures({ period, figures, figuresBefore, before }: RevenueFiguresProps) {
  const on = formatPeriodBefore(before, period);
  const average = getAverageOrder(figures);
  const tax = site.tax.name;
  return (
    <dl className="grid grid-cols-2 gap-grout lg:grid-cols-4">
      <Figure label={`Revenue, before ${tax}`} value={formatRoundedAmount(figures.revenue)}>
        <Growth now={figures.revenue} before={figuresBefore.revenue} on={on} />
      </Figure>
      <Figure label="Orders of the shop" value={formatCount(figures.orders)}>
        <Growth now={figures.orders} before={figuresBefore.orders} on={on} />
      </Figure>
      <Figure
        label={`Average order, with ${tax}`}
        value={average === undefined ? '–' : formatRoundedAmount(average)}
      >
        {average === undefined ? (
          'no order'
        ) : (
          <Growth now={average} before={getAverageOrder(figuresBefore) ?? 0} on={on} />
        )}
      </Figure>
      <Figure label={tax} value={formatRoundedAmount(figures.tax)}>
        of the invoices, less the credit notes
      </Figure>
    </dl>
  );
}
