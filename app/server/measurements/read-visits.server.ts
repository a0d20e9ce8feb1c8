import { and, asc, desc, gte, inArray, lte, sum } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { DEVICES, type Device, SOURCES, type Source } from '~/domain/measurements/count-request';
import { buildFunnel, type DayRange, type FunnelStep } from '~/domain/measurements/measured-days';
import { getSubjectKind, PAGE_KINDS, type PageKind } from '~/domain/measurements/page-kind';
import type { OpenedDocument, SiteFacts } from '~/domain/measurements/site-facts';
import { addDays } from '~/domain/time/wall-clock';
import type { ServiceDeps } from '../db/database.server';
import { visitCounts } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';

export interface MeasurementDeps extends ServiceDeps {
  /** Of the build. Absent in development. */
  facts?: SiteFacts | undefined;
  /** Pages that the process has in memory. */
  listDocuments?: (() => OpenedDocument[]) | undefined;
}

const MAX_PAGES = 15;

/** What was counted in the last days, today included. */
export interface VisitCounts {
  /** The latest is last. */
  days: { day: string; visits: number; views: number }[];
  visits: number;
  views: number;
  /** Pages that browsers loaded before a link was followed. How many of them were read is not known. */
  prefetches: number;
  sources: { source: Source; visits: number }[];
  devices: { device: Device; visits: number }[];
  kinds: { kind: PageKind; views: number; prefetches: number }[];
  /** The most viewed ones. */
  pages: { path: string; views: number }[];
  funnel: FunnelStep[];
}

interface SubjectCount {
  measure: string;
  subject: string;
  total: number;
}

const addUp = <Row extends { total: number }>(rows: readonly Row[]) =>
  rows.reduce((all, { total }) => all + total, 0);

const byCount = <Entry extends { visits: number }>(one: Entry, other: Entry) => other.visits - one.visits;

/** Sums by subject, in any order. */
function summarise(subjects: readonly SubjectCount[]) {
  const select = (measure: string) => subjects.filter((row) => row.measure === measure);
  const views = select('view');
  const prefetches = select('prefetch');
  const countKind = (rows: readonly SubjectCount[], kind: PageKind) =>
    addUp(rows.filter(({ subject }) => getSubjectKind(subject) === kind));
  const countSubject = (rows: readonly SubjectCount[], name: string) =>
    addUp(rows.filter(({ subject }) => subject === name));
  const sources = select('source');
  const devices = select('device');
  return {
    visits: addUp(sources),
    views: addUp(views),
    prefetches: addUp(prefetches),
    sources: SOURCES.map((source) => ({ source, visits: countSubject(sources, source) })).toSorted(byCount),
    devices: DEVICES.map((device) => ({ device, visits: countSubject(devices, device) })).toSorted(byCount),
    kinds: PAGE_KINDS.map((kind) => ({
      kind,
      views: countKind(views, kind),
      prefetches: countKind(prefetches, kind),
    })),
    pages: views
      .filter(({ subject }) => subject.startsWith('/'))
      .slice(0, MAX_PAGES)
      .map(({ subject, total }) => ({ path: subject, views: total })),
    funnel: buildFunnel({
      product: countKind(views, 'product'),
      cart: countKind(views, 'cart'),
      checkout: countKind(views, 'checkout'),
      order: addUp(select('order')),
    }),
  };
}

/** R-MEASURE-3: the counts of the last days. */
export async function readVisits(
  { db, clock }: MeasurementDeps,
  actor: SignedIn,
  range: DayRange,
): Promise<VisitCounts> {
  requirePermission(actor.user, 'measurements.read');
  const today = toIsoDay(clock());
  const first = addDays(today, 1 - range);
  const isShown = and(gte(visitCounts.day, first), lte(visitCounts.day, today));
  const total = sum(visitCounts.count).mapWith(Number);
  const [byDay, subjects] = await Promise.all([
    db
      .select({ day: visitCounts.day, measure: visitCounts.measure, total })
      .from(visitCounts)
      .where(and(isShown, inArray(visitCounts.measure, ['view', 'source'])))
      .groupBy(visitCounts.day, visitCounts.measure),
    db
      .select({ measure: visitCounts.measure, subject: visitCounts.subject, total })
      .from(visitCounts)
      .where(isShown)
      .groupBy(visitCounts.measure, visitCounts.subject)
      .orderBy(desc(total), asc(visitCounts.subject)),
  ]);
  const find = (day: string, measure: string) =>
    byDay.find((row) => row.day === day && row.measure === measure)?.total ?? 0;
  const days = Array.from({ length: range }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    visits: find(day, 'source'),
    views: find(day, 'view'),
  }));
  return { days, ...summarise(subjects) };
}
