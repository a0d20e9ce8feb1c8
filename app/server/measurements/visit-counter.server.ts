import { sql } from 'drizzle-orm';
import { type CountedRequest, countRequest, type Measure } from '~/domain/measurements/count-request';
import { getPageKind, getSharedSubject } from '~/domain/measurements/page-kind';
import type { QueryBuilder } from '../db/database.server';
import { visitCounts } from '../db/schema/visit-counts.server';
import { toIsoDay } from '../iso-day.server';

const WRITE_AFTER_MS = 5_000;

/** Of one day in one process. A page beyond it counts as the overview of its kind. */
const MAX_PATHS = 2_000;
const ROWS_PER_STATEMENT = 500;

interface Row {
  day: string;
  measure: Measure;
  subject: string;
  count: number;
}

interface CounterDeps {
  db: QueryBuilder;
  clock: () => Date;
  reportError: (error: unknown) => void;
}

/** Counts requests in memory. */
export interface VisitCounter {
  /** Adds a request that was answered. It takes microseconds and never throws. */
  count(request: CountedRequest, status: number): void;
  /** Writes what is not written yet. The process calls it before it ends. */
  flush(): Promise<void>;
}

/**
 * R-MEASURE-2: counts in memory and writes the sums every few seconds while there are any. A crash loses at most these seconds.
 * When the database fails, the counts are written with the next ones.
 */
export function createVisitCounter({ db, clock, reportError }: CounterDeps): VisitCounter {
  let pending = new Map<string, Row>();
  let paths = { day: '', known: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (row: Row) => {
    const key = `${row.day} ${row.measure} ${row.subject}`;
    const known = pending.get(key);
    if (known) known.count += row.count;
    else pending.set(key, row);
  };

  /** The table stays small whatever is requested. */
  const limitPath = (day: string, path: string): string => {
    if (paths.day !== day) paths = { day, known: new Set() };
    const kind = getPageKind(path);
    if (kind && !paths.known.has(path) && paths.known.size >= MAX_PATHS) return getSharedSubject(kind);
    paths.known.add(path);
    return path;
  };

  async function write(): Promise<void> {
    // In a fixed order, so that two processes do not wait for each other's rows.
    const rows = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    pending = new Map();
    while (rows.length > 0) {
      const batch = rows.slice(0, ROWS_PER_STATEMENT);
      try {
        await db
          .insert(visitCounts)
          .values(batch)
          .onConflictDoUpdate({
            target: [visitCounts.day, visitCounts.measure, visitCounts.subject],
            set: { count: sql`${visitCounts.count} + excluded.count` },
          });
        rows.splice(0, batch.length);
      } catch (error) {
        for (const row of rows) add(row);
        reportError(error);
        return;
      }
    }
  }

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    count(request, status) {
      const events = countRequest(request, status);
      if (events.length === 0) return;
      const day = toIsoDay(clock());
      for (const { measure, subject } of events) {
        const isPath = measure === 'view' || measure === 'prefetch';
        add({ day, measure, subject: isPath ? limitPath(day, subject) : subject, count: 1 });
      }
      timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
    },
    flush,
  };
}
