import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { GapKind } from '~/domain/gaps/gap';
import { isProbe, toGapPath, toGapText } from '~/domain/gaps/gap-text';
import { isCountedVisitor } from '~/domain/measurements/count-request';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { contentGaps } from '../db/schema/content-gaps.server';
import { toIsoDay } from '../iso-day.server';

const WRITE_AFTER_MS = 5_000;

/** Different texts in memory. While there are more, further ones are not counted. */
const MAX_PENDING = 1_000;

/** New texts of one kind on a day. Texts that are known are counted beyond it. */
export const MAX_NEW_A_DAY = 200;

interface CounterDeps extends ServiceDeps {
  reportError: (error: unknown) => void;
}

interface Counted {
  kind: GapKind;
  text: string;
  isProbe: boolean;
  /** The day of the first one. */
  day: string;
  count: number;
}

/** Counts in memory what people did not find. */
export interface GapCounter {
  /** Adds one for a request. It takes microseconds and never throws. */
  count: (kind: GapKind, text: string, request: Request) => void;
  /** Writes what is not written yet. The process calls it before it ends. */
  flush(): Promise<void>;
}

const toKey = ({ kind, text }: Pick<Counted, 'kind' | 'text'>) => `${kind} ${text}`;

/** The entries that have a row already, and as many new entries as the day still allows. */
async function limitNew(db: QueryBuilder, entries: readonly Counted[], day: string): Promise<Counted[]> {
  const { kind, text, firstDay } = contentGaps;
  const known = await db
    .select({ kind, text })
    .from(contentGaps)
    .where(
      inArray(
        text,
        entries.map((entry) => entry.text),
      ),
    );
  const knownKeys = new Set(known.map(toKey));
  const allowed: Counted[] = [];
  for (const group of Map.groupBy(entries, (entry) => `${entry.kind} ${entry.isProbe}`).values()) {
    const [first] = group;
    if (!first) continue;
    const ofGroup = and(eq(firstDay, day), eq(kind, first.kind), eq(contentGaps.isProbe, first.isProbe));
    const left = Math.max(0, MAX_NEW_A_DAY - (await db.$count(contentGaps, ofGroup)));
    const isKnown = (entry: Counted) => knownKeys.has(toKey(entry));
    allowed.push(...group.filter(isKnown), ...group.filter((entry) => !isKnown(entry)).slice(0, left));
  }
  return allowed;
}

/**
 * R-GAP-1: counts in memory and writes every few seconds, so that a request neither waits nor fails. When the database fails, the
 * counts are written with the next ones. Nothing about the visitor is stored.
 */
export function createGapCounter({ db, clock, reportError }: CounterDeps): GapCounter {
  let pending = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (entry: Counted) => {
    const key = toKey(entry);
    const known = pending.get(key);
    if (known) known.count += entry.count;
    else if (pending.size < MAX_PENDING) pending.set(key, entry);
  };

  async function write(): Promise<void> {
    const entries = [...pending.values()];
    pending = new Map();
    if (entries.length === 0) return;
    try {
      const allowed = await limitNew(db, entries, toIsoDay(clock()));
      if (allowed.length === 0) return;
      // In a fixed order, so that two processes do not wait for each other's rows.
      const sorted = allowed.toSorted((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
      await db
        .insert(contentGaps)
        .values(sorted.map(({ day, ...row }) => ({ ...row, id: uuid(), firstDay: day, lastDay: day })))
        .onConflictDoUpdate({
          target: [contentGaps.text, contentGaps.kind],
          set: {
            count: sql`least(${contentGaps.count}::bigint + excluded.count, 2147483647)`,
            lastDay: sql`greatest(${contentGaps.lastDay}, excluded.last_day)`,
            // R-GAP-4: what is done is open again. What is ignored stays.
            state: sql`case when ${contentGaps.state} = 'done' then 'open' else ${contentGaps.state} end`,
          },
        });
    } catch (error) {
      for (const entry of entries) add(entry);
      reportError(error);
    }
  }

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    count(kind, typed, request) {
      if (!isCountedVisitor(Object.fromEntries(request.headers))) return;
      const text = kind === 'path' ? toGapPath(typed) : toGapText(typed);
      if (text === undefined) return;
      const isProbed = kind === 'path' && isProbe(typed);
      add({ kind, text, isProbe: isProbed, day: toIsoDay(clock()), count: 1 });
      timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
    },
    flush,
  };
}
