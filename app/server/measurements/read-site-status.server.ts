import { and, asc, desc, gte, isNull, lte, sum } from 'drizzle-orm';
import type { Device } from '~/domain/measurements/count-request';
import { measureUptime, type UptimeFigures } from '~/domain/measurements/uptime';
import { addDays } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { backups } from '../db/schema/backups.server';
import { bookRuns } from '../db/schema/books.server';
import { uptimeDays } from '../db/schema/uptime-days.server';
import { webVitals } from '../db/schema/web-vitals.server';
import { toIsoDay } from '../iso-day.server';
import type { MeasurementDeps } from './read-visits.server';
import { summariseVitals, type VitalRow } from './read-vitals.server';

/** What the public page shows of visitors, and of heartbeats. */
export const VITALS_DAYS = 28;
export const UPTIME_DAYS = 90;

/** What the site records about itself. Of backups and checks of the books only the day is public. */
export interface SiteStatus {
  /** By class of device. */
  vitals: Record<Exclude<Device, 'tablet'>, VitalRow>;
  /** Absent before the first heartbeat. */
  uptime?: UptimeFigures;
  /** ISO days. Absent when there was none. */
  lastBackup?: string;
  lastBookCheck?: string;
}

async function readPublicVitals(db: QueryBuilder, now: Date): Promise<SiteStatus['vitals']> {
  const today = toIsoDay(now);
  const rows = await db
    .select({
      device: webVitals.device,
      vital: webVitals.vital,
      bucket: webVitals.bucket,
      count: sum(webVitals.count).mapWith(Number),
    })
    .from(webVitals)
    .where(and(gte(webVitals.day, addDays(today, 1 - VITALS_DAYS)), lte(webVitals.day, today)))
    .groupBy(webVitals.device, webVitals.vital, webVitals.bucket);
  const select = (device: Device) => summariseVitals(rows.filter((row) => row.device === device));
  return { phone: select('phone'), computer: select('computer') };
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
export async function readSiteStatus({ db, clock }: MeasurementDeps): Promise<SiteStatus> {
  const now = clock();
  const [vitals, uptime, [backup], [check]] = await Promise.all([
    readPublicVitals(db, now),
    readUptime(db, now),
    db
      .select({ finishedAt: backups.finishedAt })
      .from(backups)
      .where(isNull(backups.failure))
      .orderBy(desc(backups.finishedAt))
      .limit(1),
    db.select({ finishedAt: bookRuns.finishedAt }).from(bookRuns).orderBy(desc(bookRuns.finishedAt)).limit(1),
  ]);
  return {
    vitals,
    ...(uptime && { uptime }),
    ...(backup && { lastBackup: toIsoDay(backup.finishedAt) }),
    ...(check && { lastBookCheck: toIsoDay(check.finishedAt) }),
  };
}
