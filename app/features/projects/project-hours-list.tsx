import { formatDuration } from '~/domain/projects/project-hours';

interface ProjectHoursListProps {
  /** Billable minutes. `title` is that of a milestone; `null` for work on none. */
  hours: readonly { title: string | null; minutes: number }[];
}

/** R-PROJECT-6: the billable hours of a project, by milestone and in total. */
export function ProjectHoursList({ hours }: ProjectHoursListProps) {
  const total = hours.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === 0)
    return <p className="rounded-tile bg-surface px-4 py-3 text-muted">No billable hours so far.</p>;
  return (
    <dl className="grid gap-grout tabular-nums">
      {hours.map(({ title, minutes }) => (
        <div
          key={title ?? ''}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-tile bg-surface px-4 py-2.5"
        >
          <dt className="[overflow-wrap:anywhere]">{title ?? 'Other work'}</dt>
          <dd>{formatDuration(minutes)}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 rounded-tile bg-raised px-4 py-2.5 font-semibold">
        <dt>In total</dt>
        <dd>{formatDuration(total)}</dd>
      </div>
    </dl>
  );
}
