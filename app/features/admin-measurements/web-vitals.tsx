import { adminPaths } from '~/content/admin/admin-paths';
import { DEVICE_LABELS } from '~/content/admin/measurement-texts';
import { DEVICES } from '~/domain/measurements/count-request';
import type { DayRange } from '~/domain/measurements/measured-days';
import { PAGE_KIND_LABELS, type PageKind } from '~/domain/measurements/page-kind';
import type { VitalsFilter } from '~/domain/measurements/vital-report';
import { MAX_RELATIVE_ERROR, type VitalRow } from '~/domain/measurements/web-vitals';
import { formatDate } from '~/sections/format/format-date';
import { VitalTable } from './vital-table';

interface WebVitalsProps {
  figures: {
    all: VitalRow;
    pages: readonly { page: PageKind; vitals: VitalRow }[];
    days: readonly { day: string; vitals: VitalRow }[];
  };
  range: DayRange;
  filter: VitalsFilter;
}

const ANCHOR = '#vitals';

function DeviceLinks({ range, filter: { device, page } }: Pick<WebVitalsProps, 'range' | 'filter'>) {
  const choices = [
    { id: undefined, label: 'All devices' },
    ...DEVICES.map((id) => ({ id, label: DEVICE_LABELS[id] })),
  ];
  return (
    <nav aria-label="Device">
      <ul className="flex flex-wrap gap-grout">
        {choices.map(({ id, label }) => (
          <li key={label}>
            <a
              href={adminPaths.measurements(range, { device: id, page }) + ANCHOR}
              aria-current={id === device ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-tile bg-bg px-3.5 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** R-MEASURE-5: what pages measured in the browsers of visitors, by kind of page and by day. */
export function WebVitals({ figures: { all, pages, days }, range, filter }: WebVitalsProps) {
  const { device, page } = filter;
  const link = (kind: PageKind | undefined, label: string) => (
    <a
      href={adminPaths.measurements(range, { device, page: kind }) + ANCHOR}
      aria-current={kind === page ? 'true' : undefined}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-link aria-[current]:font-semibold lg:min-h-0"
    >
      {label}
    </a>
  );
  const pageLabel = page ? PAGE_KIND_LABELS[page] : 'All pages';
  return (
    <section
      id="vitals"
      aria-labelledby="vitals-title"
      className="mt-grout grid grid-cols-[minmax(0,1fr)] scroll-mt-4 gap-4 rounded-tile bg-surface p-4 lg:p-4.5"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="vitals-title" className="text-panel">
            Web vitals of visitors
          </h2>
          <p className="mt-0.5 max-w-2xl text-xs text-muted">
            Three of four page views are at least this good. Measured in one page view of four, without an
            identifier; a figure is at most {Math.ceil(MAX_RELATIVE_ERROR * 100)} % off.
          </p>
        </div>
        <DeviceLinks range={range} filter={filter} />
      </header>
      {pages.length === 0 ? (
        <p className="text-muted">Nothing was measured in these days{device && ' on these devices'}.</p>
      ) : (
        <>
          <VitalTable
            caption="Web vitals by kind of page"
            head="Kind of page"
            rows={[
              { key: 'all', label: link(undefined, 'All pages'), vitals: all },
              ...pages.map((row) => ({
                key: row.page,
                label: link(row.page, PAGE_KIND_LABELS[row.page]),
                vitals: row.vitals,
              })),
            ]}
          />
          <h3 className="text-base tracking-normal">By day: {pageLabel}</h3>
          {days.length === 0 ? (
            <p className="text-muted">No page of this kind was measured in these days.</p>
          ) : (
            <VitalTable
              caption={`Web vitals by day: ${pageLabel}`}
              head="Day"
              rows={days.map(({ day, vitals }) => ({ key: day, label: formatDate(day), vitals }))}
            />
          )}
        </>
      )}
    </section>
  );
}
