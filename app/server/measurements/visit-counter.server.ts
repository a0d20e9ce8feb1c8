import { sql } from 'drizzle-orm';
import { type CountedRequest, countRequest, type Measure } from '~/domain/measurements/count-request';
import { getPageKind, getSharedSubject } from '~/domain/measurements/page-kind';
import type { ServiceDeps } from '../db/database.server';
import { visitCounts } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';
import { bufferCounts } from './buffered-counts.server';

/** Of one day in one process. A page beyond it counts as the overview of its kind. */
const MAX_PATHS = 2_000;

interface Row {
  day: string;
  measure: Measure;
  subject: string;
  count: number;
}

interface CounterDeps extends ServiceDeps {
  reportError: (error: unknown) => void;
}

/** Counts requests in memory. */
export interface VisitCounter {
  /** Adds a request that was answered. It takes microseconds and never throws. */
  count(request: CountedRequest, status: number): void;
  /** Writes what is not written yet. The process calls it before it ends. */
  flush(): Promise<void>;
}

/** R-MEASURE-2: counts visits in memory (`buffered-counts.server.ts`). */
export function createVisitCounter({ db, clock, reportError }: CounterDeps): VisitCounter {
  let paths = { day: '', known: new Set<string>() };
  const counts = bufferCounts<Row>({
    keyOf: ({ day, measure, subject }) => `${day} ${measure} ${subject}`,
    write: (rows) =>
      db
        .insert(visitCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitCounts.day, visitCounts.measure, visitCounts.subject],
          set: { count: sql`${visitCounts.count} + excluded.count` },
        }),
    reportError,
  });

  /** The table stays small whatever is requested. */
  const limitPath = (day: string, path: string): string => {
    if (paths.day !== day) paths = { day, known: new Set() };
    const kind = getPageKind(path);
    if (kind && !paths.known.has(path) && paths.known.size >= MAX_PATHS) return getSharedSubject(kind);
    paths.known.add(path);
    return path;
  };

  return {
    count(request, status) {
      const events = countRequest(request, status);
      if (events.length === 0) return;
      const day = toIsoDay(clock());
      for (const { measure, subject } of events) {
        const isPath = measure === 'view' || measure === 'prefetch';
        counts.add({ day, measure, subject: isPath ? limitPath(day, subject) : subject, count: 1 });
      }
    },
    flush: counts.flush,
  };
}
