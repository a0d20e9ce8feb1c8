import { DEVICE_LABELS, SOURCE_LABELS } from '~/content/admin/measurement-texts';
import { parseDayRange } from '~/domain/measurements/measured-days';
import { PAGE_KIND_LABELS } from '~/domain/measurements/page-kind';
import { parseVitalsFilter } from '~/domain/measurements/vital-report';
import { Funnel } from '~/features/admin-measurements/funnel';
import { RangeLinks } from '~/features/admin-measurements/range-links';
import { VisitColumns } from '~/features/admin-measurements/visit-columns';
import { VisitTotals } from '~/features/admin-measurements/visit-totals';
import { WebVitals } from '~/features/admin-measurements/web-vitals';
import { ShareTable } from '~/sections/admin/share-table';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/measurements-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('measurements.read')];

export const meta = () => createNoindexMeta('Measurements');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { measurements, environment } = context.get(services);
  const range = parseDayRange(url.searchParams);
  const filter = parseVitalsFilter(url.searchParams);
  const actor = context.get(signedIn);
  const [figures, vitals] = await Promise.all([
    measurements.readVisits(actor, range),
    measurements.readVitals(actor, { range, ...filter }),
  ]);
  return { range, filter, figures, vitals, isCounting: environment.COUNT_VISITS };
}

type Figures = Route.ComponentProps['loaderData']['figures'];

function VisitFigures({ figures }: { figures: Figures }) {
  const { days, sources, devices, kinds, pages, funnel } = figures;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <VisitTotals {...figures} />
      <div className="grid gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <VisitColumns days={days} />
        <ShareTable
          id="sources-title"
          title="Sources"
          text="The kind of site that visitors came from."
          heads={['Source', 'Visits']}
          rows={sources.map(({ source, visits }) => ({
            key: source,
            label: SOURCE_LABELS[source],
            count: visits,
          }))}
        />
      </div>
      <Funnel steps={funnel} />
      <div className="grid items-start gap-grout lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ShareTable
          id="pages-title"
          title="Most viewed pages"
          text="Shares of the views of these pages."
          heads={['Page', 'Views']}
          rows={pages.map(({ path, views }) => ({ key: path, label: path, count: views, href: path }))}
        />
        <div className="grid gap-grout">
          <ShareTable
            id="kinds-title"
            title="Kinds of pages"
            heads={['Kind', 'Views']}
            rows={kinds.map(({ kind, views, prefetches }) => ({
              key: kind,
              label: PAGE_KIND_LABELS[kind],
              count: views,
              ...(prefetches > 0 && { note: `${prefetches} loaded ahead` }),
            }))}
          />
          <ShareTable
            id="devices-title"
            title="Devices"
            heads={['Device', 'Visits']}
            rows={devices.map(({ device, visits }) => ({
              key: device,
              label: DEVICE_LABELS[device],
              count: visits,
            }))}
          />
        </div>
      </div>
    </div>
  );
}

export default function MeasurementsPage({ loaderData }: Route.ComponentProps) {
  const { range, filter, figures, vitals, isCounting } = loaderData;
  const isEmpty = figures.views === 0 && figures.prefetches === 0;
  return (
    <>
      <ToolHeader
        title="Measurements"
        text="Counted on the server by day, without cookies and without identifying visitors. Visitors who ask not to be tracked, programs and private pages are not counted."
      >
        <RangeLinks current={range} filter={filter} />
      </ToolHeader>
      {isEmpty ? (
        <ToolEmpty title={`Nothing was counted in the last ${range} days.`}>
          <p className="max-w-lg text-muted">
            {isCounting
              ? 'Page views appear here within seconds. They are counted only over HTTPS, or on the machine of the site, because browsers do not report them otherwise.'
              : 'Counting is off. Set COUNT_VISITS=on and restart the site.'}
          </p>
        </ToolEmpty>
      ) : (
        <VisitFigures figures={figures} />
      )}
      <WebVitals figures={vitals} range={range} filter={filter} />
    </>
  );
}
