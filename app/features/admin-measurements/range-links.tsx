import { adminPaths } from '~/content/admin/admin-paths';
import { DAY_RANGES, type DayRange } from '~/domain/measurements/measured-days';
import type { VitalsFilter } from '~/domain/measurements/vital-report';

/** The number of days that are shown, as links. */
export function RangeLinks({ current, filter }: { current: DayRange; filter: VitalsFilter }) {
  return (
    <nav aria-label="Days shown">
      <ul className="flex gap-grout">
        {DAY_RANGES.map((days) => (
          <li key={days}>
            <a
              href={adminPaths.measurements(days, filter)}
              aria-current={days === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-tile bg-surface px-3.5 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
            >
              {days} days
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
