import { adminPaths } from '~/content/admin/admin-paths';
import {
  listNamedPeriods,
  type PeriodIssue,
  type PeriodName,
  type ReportPeriod,
  toPeriodQuery,
} from '~/domain/revenue/report-period';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';

const LABELS: Readonly<Record<PeriodName, string>> = {
  recent: 'Last 30 days',
  month: 'This month',
  'month-before': 'Last month',
  quarter: 'This quarter',
  year: 'This financial year',
  'year-before': 'Last financial year',
};

const ISSUES: Readonly<Record<PeriodIssue, string>> = {
  'no-day': 'Please choose the first and the last day of the period.',
  order: 'The first day is after the last one.',
  'too-long': 'A report covers five years at most.',
};

const FIELD =
  'min-h-11 rounded-tile border-b-2 border-border-strong bg-surface px-3 text-base tabular-nums hover:border-faint lg:min-h-9 lg:text-sm';

const ISSUE_ID = 'period-issue';

interface PeriodFormProps {
  period: ReportPeriod;
  /** ISO day. */
  today: string;
  issue?: PeriodIssue | undefined;
  /** The days that were sent with an issue. */
  asked?: ReportPeriod | undefined;
}

/** Periods by name, and any other one by its days. */
export function PeriodForm({ period, today, issue, asked = period }: PeriodFormProps) {
  const periods = listNamedPeriods(today);
  // On the first days of a quarter or a year several have the same days.
  const current = periods.find(({ from, to }) => from === period.from && to === period.to);
  const invalid = issue && { 'aria-invalid': true, 'aria-describedby': ISSUE_ID };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-4 print:hidden">
      <nav aria-label="Periods">
        <ul className="flex flex-wrap gap-grout">
          {periods.map(({ name, from, to }) => (
            <li key={name}>
              <a
                href={adminPaths.revenue(toPeriodQuery({ from, to }))}
                aria-current={current?.name === name ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-tile bg-surface px-3.5 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
              >
                {LABELS[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action={adminPaths.revenue()} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex items-center gap-2">
          <span className="text-muted">From</span>
          <input
            type="date"
            name="from"
            required
            max={today}
            defaultValue={asked.from}
            {...invalid}
            className={FIELD}
          />
        </label>
        <label className="flex items-center gap-2">
          <span className="text-muted">to</span>
          <input type="date" name="to" required defaultValue={asked.to} {...invalid} className={FIELD} />
        </label>
        <ToolSubmit>Show</ToolSubmit>
      </form>
      {issue && (
        <ToolAlert tone="danger" role="alert" title={<span id={ISSUE_ID}>{ISSUES[issue]}</span>}>
          The last 30 days are shown instead.
        </ToolAlert>
      )}
    </div>
  );
}
