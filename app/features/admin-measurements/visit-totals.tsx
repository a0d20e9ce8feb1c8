import { Figure } from '~/sections/admin/figure';
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
        <Figure key={label} label={label} value={value}>
          {text}
        </Figure>
      ))}
    </dl>
  );
}
