import { formatDuration, type HoursTotal } from '~/domain/projects/project-hours';
import { formatDate } from '~/sections/format/format-date';

interface HoursTotalsProps {
  total: HoursTotal;
  milestones: readonly { id: string; title: string }[];
  /** By the id of the milestone; the empty text for work on none. */
  byMilestone: Readonly<Record<string, HoursTotal>>;
  byWeek: readonly ({ week: string } & HoursTotal)[];
  /** Whether members see the billable totals. */
  isShown: boolean;
}

interface TotalTableProps {
  caption: string;
  rows: readonly (HoursTotal & { key: string; label: string })[];
}

function TotalTable({ caption, rows }: TotalTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-1 text-start font-semibold">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="sr-only">
            {caption}
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            Billable
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-medium">
            Other
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, billable, other }) => (
          <tr key={key} className="align-top">
            <th scope="row" className="py-1 pe-3 text-start font-[inherit] wrap-anywhere">
              {label}
            </th>
            <td className="py-1 text-end whitespace-nowrap">{formatDuration(billable)}</td>
            <td className="py-1 ps-3 text-end whitespace-nowrap text-muted">{formatDuration(other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** R-PROJECT-6: the hours of a project in total, by milestone and by week. */
export function HoursTotals({ total, milestones, byMilestone, byWeek, isShown }: HoursTotalsProps) {
  const steps = [...milestones, { id: '', title: 'No milestone' }].flatMap(({ id, title }) => {
    const hours = byMilestone[id];
    return hours ? [{ ...hours, key: id, label: title }] : [];
  });
  return (
    <section aria-labelledby="totals-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div>
        <h2 id="totals-title" className="text-panel">
          {formatDuration(total.billable + total.other)}
        </h2>
        <p className="text-muted">
          {formatDuration(total.billable)} of it billable.{' '}
          {isShown ? 'Members see the billable totals by milestone.' : 'Members see no hours.'}
        </p>
      </div>
      <TotalTable caption="By milestone" rows={steps} />
      <TotalTable
        caption="By week"
        rows={byWeek.map(({ week, ...hours }) => ({
          ...hours,
          key: week,
          label: `From ${formatDate(week)}`,
        }))}
      />
    </section>
  );
}
