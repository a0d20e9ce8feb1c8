import { formatCount } from '~/sections/format/format-amount';

interface VisitTotalsProps {
  visits: number;
  views: number;
  prefetches: number;
}

const formatRatio = (views: number, visits: number) => (visits > 0 ? (views / visits).toFixed(1) : '–');

/** The sums of the shown days. */
export function VisitTotals({ visits, views, prefetches }: VisitTotalsProps) {
  const totals = [
    { label: 'Visits', value: formatCount(visits), text: 'page views that began outside this site' },
    { label: 'Page views', value: formatCount(views), text: 'of public pages' },
    { label: 'Pages a visit', value: formatRatio(views, visits), text: 'on average' },
    {
      label: 'Loaded ahead',
      value: formatCount(prefetches),
      text: 'by browsers; counted as views once they are opened',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-grout lg:grid-cols-4">
      {totals.map(({ label, value, text }) => (
        <div key={label} className="rounded-tile bg-surface px-4 py-3.5 lg:px-4.5 lg:py-4">
          <dt>{label}</dt>
          <dd>
            <span className="mt-1.5 mb-0.5 block font-display text-[1.5rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums lg:text-[1.875rem]">
              {value}
            </span>
            <span className="block text-xs text-muted">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
