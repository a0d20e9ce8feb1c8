import { and, eq, gte, lte, type SQL, sum } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Device } from '~/domain/measurements/count-request';
import type { DayRange } from '~/domain/measurements/measured-days';
import { PAGE_KINDS, type PageKind } from '~/domain/measurements/page-kind';
import {
  type BucketCount,
  readPercentile,
  type VitalRow,
  WEB_VITALS,
  type WebVital,
} from '~/domain/measurements/web-vitals';
import { addDays } from '~/domain/time/wall-clock';
import type { QueryBuilder } from '../db/database.server';
import { webVitals } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';
import type { MeasurementDeps } from './read-visits.server';

interface VitalCount extends BucketCount {
  vital: WebVital;
}

/** The 75th percentile of each vital. */
export const summariseVitals = (counts: readonly VitalCount[]): VitalRow =>
  Object.fromEntries(
    WEB_VITALS.flatMap((vital) => {
      const figure = readPercentile(
        vital,
        counts.filter((row) => row.vital === vital),
      );
      return figure ? [[vital, figure]] : [];
    }),
  );

/** The columns of every query, with the sum of the rows that are alike. */
const COUNTED = {
  vital: webVitals.vital,
  bucket: webVitals.bucket,
  count: sum(webVitals.count).mapWith(Number),
};

const readByPage = (db: QueryBuilder, isShown: SQL | undefined) =>
  db
    .select({ page: webVitals.page, ...COUNTED })
    .from(webVitals)
    .where(isShown)
    .groupBy(webVitals.page, webVitals.vital, webVitals.bucket);

const readByDay = (db: QueryBuilder, isShown: SQL | undefined) =>
  db
    .select({ day: webVitals.day, ...COUNTED })
    .from(webVitals)
    .where(isShown)
    .groupBy(webVitals.day, webVitals.vital, webVitals.bucket);

export interface VitalsQuery {
  range: DayRange;
  device?: Device | undefined;
  /** Of the days. Absent for all pages. */
  page?: PageKind | undefined;
}

export interface VitalFigures {
  all: VitalRow;
  /** Kinds of pages that were measured. */
  pages: { page: PageKind; vitals: VitalRow }[];
  /** Days with a measurement, the latest first. */
  days: { day: string; vitals: VitalRow }[];
}

/** R-MEASURE-5: the web vitals of the last days, by kind of page and by day. */
export async function readVitals(
  { db, clock }: MeasurementDeps,
  actor: SignedIn,
  { range, device, page }: VitalsQuery,
): Promise<VitalFigures> {
  requirePermission(actor.user, 'measurements.read');
  const today = toIsoDay(clock());
  const isShown = and(
    gte(webVitals.day, addDays(today, 1 - range)),
    lte(webVitals.day, today),
    device && eq(webVitals.device, device),
  );
  const [byPage, byDay] = await Promise.all([
    readByPage(db, isShown),
    readByDay(db, and(isShown, page && eq(webVitals.page, page))),
  ]);
  const days = [...new Set(byDay.map(({ day }) => day))].toSorted().toReversed();
  return {
    all: summariseVitals(byPage),
    pages: PAGE_KINDS.flatMap((kind) => {
      const rows = byPage.filter((row) => row.page === kind);
      return rows.length > 0 ? [{ page: kind, vitals: summariseVitals(rows) }] : [];
    }),
    days: days.map((day) => ({ day, vitals: summariseVitals(byDay.filter((row) => row.day === day)) })),
  };
}
