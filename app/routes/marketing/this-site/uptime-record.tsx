import type { UptimeFigures } from '~/domain/measurements/uptime';
import { formatCount, formatCountOf } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { Disclosure } from '~/ui/data/disclosure';
import { Table } from '~/ui/data/table';
import { DayColumns } from './day-columns';

interface UptimeRecordProps {
  uptime: UptimeFigures | undefined;
  /** In days. */
  range: number;
}

/** Rounded down: a day with a gap is never 100 %. */
const formatShare = (minutes: number, expected: number) =>
  `${(Math.floor((minutes / expected) * 10_000) / 100).toFixed(2)} %`;

function Record({ uptime, range }: { uptime: UptimeFigures; range: number }) {
  const { days, minutes, expected, longestGap } = uptime;
  const first = days[0]?.day ?? '';
  return (
    <>
      <p className="font-display text-[clamp(3.5rem,11vw,9rem)] leading-none font-semibold tracking-[-0.05em] tabular-nums">
        {formatShare(minutes, expected)}
      </p>
      <p className="mt-4 max-w-[44em] text-muted">
        {formatCount(minutes)} of {formatCount(expected)} minutes since {formatDate(first)}.{' '}
        {longestGap > 0 ? `The longest gap had ${formatCountOf(longestGap, 'minute')}.` : 'There was no gap.'}{' '}
        A minute counts when the process that runs the jobs wrote to the database in it. A restart, an update
        and an outage are all the same gap. Nothing is known about the way to you, or about the time before
        that day.
      </p>
      <div className="mt-8">
        <DayColumns days={days} range={range} />
        <p className="mt-2 flex justify-between text-sm text-muted">
          <span>{range} days ago</span>
          <span>Today</span>
        </p>
      </div>
      <Disclosure summary="Each day as a table" className="mt-4">
        <Table
          caption="Minutes with a heartbeat, the latest day first"
          hideCaption
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: 'Day', isRowHeader: true, cell: ({ day }) => formatDate(day) },
            {
              key: 'minutes',
              header: 'Minutes',
              align: 'end',
              cell: (row) => formatCount(row.minutes),
            },
            { key: 'expected', header: 'Of', align: 'end', cell: (row) => formatCount(row.expected) },
            {
              key: 'share',
              header: 'Share',
              align: 'end',
              cell: (row) => formatShare(row.minutes, row.expected),
            },
          ]}
        />
      </Disclosure>
    </>
  );
}

/** How long the site was up in the last days. */
export function UptimeRecord({ uptime, range }: UptimeRecordProps) {
  return (
    <section aria-labelledby="uptime" className="wrap section">
      <h2 id="uptime" className="mb-6 text-h3 text-muted">
        Up, in the last {range} days
      </h2>
      {uptime && uptime.expected > 0 ? (
        <Record uptime={uptime} range={range} />
      ) : (
        <p className="max-w-[40em] text-lead">
          The first minute is not over yet: there is nothing to report.
        </p>
      )}
    </section>
  );
}
