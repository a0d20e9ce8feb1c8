import { sql } from 'drizzle-orm';
import type { CountedRequest } from '~/domain/measurements/count-request';
import { type CountedVital, countReport } from '~/domain/measurements/vital-report';
import type { ServiceDeps } from '../db/database.server';
import { webVitals } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';
import { bufferCounts } from './buffered-counts.server';

interface CounterDeps extends ServiceDeps {
  reportError: (error: unknown) => void;
}

/** Counts the reports of browsers in memory. */
export interface VitalCounter {
  /** Adds a report. False for a text that is not one. */
  count(text: string, headers: CountedRequest['headers']): boolean;
  /** Writes what is not written yet. The process calls it before it ends. */
  flush(): Promise<void>;
}

/** R-MEASURE-4: of a report only the numbers of its buckets are stored, added to those of other reports. */
export function createVitalCounter({ db, clock, reportError }: CounterDeps): VitalCounter {
  const { day, page, device, vital, bucket, count } = webVitals;
  const counts = bufferCounts<CountedVital & { day: string; count: number }>({
    keyOf: (row) => [row.day, row.page, row.device, row.vital, row.bucket].join(' '),
    write: (rows) =>
      db
        .insert(webVitals)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, page, device, vital, bucket],
          set: { count: sql`${count} + excluded.count` },
        }),
    reportError,
  });
  return {
    count(text, headers) {
      const vitals = countReport(text, headers);
      const today = toIsoDay(clock());
      for (const counted of vitals ?? []) counts.add({ ...counted, day: today, count: 1 });
      return vitals !== undefined;
    },
    flush: counts.flush,
  };
}
