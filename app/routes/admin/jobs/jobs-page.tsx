import { adminPaths } from '~/content/admin/admin-paths';
import { JOB_VIEW_LABELS } from '~/content/admin/operations-texts';
import { JOB_VIEWS, type JobQuery, parseJobQuery, serialiseJobQuery } from '~/domain/operations/job-query';
import { MINUTE_MS } from '~/domain/time/durations';
import { JobTable } from '~/features/admin-operations/job-table';
import { QueueDepthTable } from '~/features/admin-operations/queue-depth-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { getJobName } from '~/sections/admin/job-name';
import { ListViews } from '~/sections/admin/list-views';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/jobs-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Jobs');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { operations, environment } = context.get(services);
  const query = parseJobQuery(url.searchParams);
  const page = await operations.listJobs(context.get(signedIn), query);
  return { query, page, alertMinutes: environment.JOB_ALERT_MINUTES, now: new Date() };
}

const EMPTY: Readonly<Record<JobQuery['view'], string>> = {
  failed: 'No job has failed.',
  waiting: 'No job is waiting.',
  running: 'No job is running right now.',
  later: 'No job is planned.',
  discarded: 'No job was discarded.',
};

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { query, page, alertMinutes, now } = loaderData;
  const { after, ...filters } = query;
  const { oldestDue, warnedAt } = page;
  const isLate = oldestDue !== undefined && now.getTime() - oldestDue.getTime() > alertMinutes * MINUTE_MS;
  return (
    <>
      <ToolHeader
        title="Jobs"
        text="Work that follows a change: emails, refunds, checks. A failed job is tried again by itself, up to its limit."
      >
        <ToolLink href={adminPaths.mail()}>Mail</ToolLink>
      </ToolHeader>
      {isLate && (
        <ToolAlert
          tone="danger"
          title={`The oldest job has been waiting since ${formatDayAndTime(oldestDue, now)}`}
          className="mb-2.5"
        >
          Probably no worker is running. Check that the site or <code>npm run worker</code> is running.
          {warnedAt && ` The owner got an email ${formatDayAndTime(warnedAt, now)}.`}
        </ToolAlert>
      )}
      <div className="mb-2.5 flex flex-col gap-2.5">
        <ListViews
          views={JOB_VIEWS.map((view) => ({
            id: view,
            label: JOB_VIEW_LABELS[view],
            count: String(page.counts[view]),
            href: adminPaths.jobs(serialiseJobQuery({ ...filters, view })),
          }))}
          current={query.view}
        />
        {query.kind && (
          <p>
            <ToolLink href={adminPaths.jobs(serialiseJobQuery({ view: query.view }))}>
              {getJobName(query.kind)} only <span aria-hidden="true">×</span>
              <span className="sr-only">, show all kinds</span>
            </ToolLink>
          </p>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          {page.rows.length > 0 ? (
            <JobTable jobs={page.rows} view={query.view} now={now} />
          ) : (
            <ToolEmpty title={EMPTY[query.view]}>
              {query.view === 'failed' && (
                <p className="max-w-lg text-muted">
                  When one has, its reason is here, and you can run it again or discard it.
                </p>
              )}
            </ToolEmpty>
          )}
          <ForwardLinks
            first={after === undefined ? undefined : adminPaths.jobs(serialiseJobQuery(filters))}
            next={page.after && adminPaths.jobs(serialiseJobQuery({ ...filters, after: page.after }))}
          />
        </div>
        <QueueDepthTable kinds={page.kinds} query={query} now={now} />
      </div>
    </>
  );
}
