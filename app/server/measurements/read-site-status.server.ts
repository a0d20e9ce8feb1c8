import { existsSync, readFileSync } from 'node:fs';
import { and, asc, desc, gte, lte, sum } from 'drizzle-orm';
import type { Device } from '~/domain/measurements/count-request';
import { PAGE_KINDS, type PageKind } from '~/domain/measurements/page-kind';
import { joinDocuments, type SiteFacts } from '~/domain/measurements/site-facts';
import { measureUptime, type UptimeFigures } from '~/domain/measurements/uptime';
import type { VitalRow } from '~/domain/measurements/web-vitals';
import { addDays } from '~/domain/time/wall-clock';
import { site } from '~site';
import { readLastBackup } from '../backups/read-last-backup.server';
import type { QueryBuilder } from '../db/database.server';
import { bookRuns } from '../db/schema/books.server';
import { uptimeDays, webVitals } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';
import type { MeasurementDeps } from './read-visits.server';
import { summariseVitals } from './read-vitals.server';

const VITALS_DAYS = 28;
const UPTIME_DAYS = 90;

/** A percentile of fewer views would change with every visitor. */
const MIN_VIEWS = 20;

/** What the site records about itself. Of backups and checks of the books only the day is public. */
export interface SiteStatus {
  /** Of the last weeks, by class of device. A vital with too few views is absent. */
  vitals: Record<'phone' | 'computer', VitalRow>;
  /** On all devices, by kind of page. */
  pages: { page: PageKind; vitals: VitalRow }[];
  vitalsDays: number;
  uptimeDays: number;
  minViews: number;
  /** With the documents of the build and those that were opened since the start. */
  facts?: SiteFacts;
  /** Absent before the first heartbeat. */
  uptime?: UptimeFigures;
  /** ISO days. Absent when there was none. */
  lastBackup?: string;
  lastBookCheck?: string;
}

/** R-MEASURE-7: the percentiles that rest on enough views. */
const summarisePublic = (rows: Parameters<typeof summariseVitals>[0]): VitalRow =>
  Object.fromEntries(Object.entries(summariseVitals(rows)).filter(([, { count }]) => count >= MIN_VIEWS));

async function readPublicVitals(db: QueryBuilder, now: Date): Promise<Pick<SiteStatus, 'vitals' | 'pages'>> {
  const today = toIsoDay(now);
  const rows = await db
    .select({
      page: webVitals.page,
      device: webVitals.device,
      vital: webVitals.vital,
      bucket: webVitals.bucket,
      count: sum(webVitals.count).mapWith(Number),
    })
    .from(webVitals)
    .where(and(gte(webVitals.day, addDays(today, 1 - VITALS_DAYS)), lte(webVitals.day, today)))
    .groupBy(webVitals.page, webVitals.device, webVitals.vital, webVitals.bucket);
  const ofDevice = (device: Device) => summarisePublic(rows.filter((row) => row.device === device));
  return {
    vitals: { phone: ofDevice('phone'), computer: ofDevice('computer') },
    pages: PAGE_KINDS.map((page) => ({
      page,
      vitals: summarisePublic(rows.filter((row) => row.page === page)),
    })),
  };
}

async function readUptime(db: QueryBuilder, now: Date): Promise<UptimeFigures | undefined> {
  const from = addDays(toIsoDay(now), 1 - UPTIME_DAYS);
  const [[first], rows] = await Promise.all([
    db.select().from(uptimeDays).orderBy(asc(uptimeDays.day)).limit(1),
    db.select().from(uptimeDays).where(gte(uptimeDays.day, from)),
  ]);
  const { timeZone } = site.openingHours;
  return first && measureUptime(rows, { from, now, since: first.firstMinute, timeZone });
}

/** R-MEASURE-7: the figures of the page about this site that the database has. */
export async function readSiteStatus({
  db,
  clock,
  facts,
  listDocuments,
}: MeasurementDeps): Promise<SiteStatus> {
  const now = clock();
  const [measured, uptime, backedUpAt, [check]] = await Promise.all([
    readPublicVitals(db, now),
    readUptime(db, now),
    readLastBackup(db),
    db.select({ finishedAt: bookRuns.finishedAt }).from(bookRuns).orderBy(desc(bookRuns.finishedAt)).limit(1),
  ]);
  return {
    ...measured,
    vitalsDays: VITALS_DAYS,
    uptimeDays: UPTIME_DAYS,
    minViews: MIN_VIEWS,
    ...(facts && {
      facts: { ...facts, documents: joinDocuments(facts, listDocuments?.() ?? [], PAGE_KINDS) },
    }),
    ...(uptime && { uptime }),
    ...(backedUpAt && { lastBackup: toIsoDay(backedUpAt) }),
    ...(check && { lastBookCheck: toIsoDay(check.finishedAt) }),
  };
}

/** Reads what the build has written (`scripts/build/collect-site-facts.ts`). */
export const readSiteFacts = (file: string): SiteFacts | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
