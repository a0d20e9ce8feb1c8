import type { ReactNode } from 'react';
import { getAverageOrder, getGrowth, type RevenueReport } from '~/domain/revenue/revenue-report';
import { formatCount, formatRoundedAmount } from '~/sections/format/format-amount';
import { site } from '~site';
import { formatPeriodBefore } from './format-period';

interface FigureProps {
  label: string;
  value: string;
  children: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="rounded-tile bg-surface px-4 py-3.5 lg:px-4.5 lg:py-4">
      <dt>{label}</dt>
      <dd>
        <span className="mt-1.5 mb-0.5 block font-display text-[1.5rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums lg:text-[1.875rem]">
          {value}
        </span>
        <span className="block text-xs text-muted">{children}</span>
      </dd>
    </div>
  );
}

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
