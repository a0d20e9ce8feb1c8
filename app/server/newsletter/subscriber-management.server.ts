import { and, desc, eq, ilike, lt, type SQL } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type ListedSubscriber,
  SUBSCRIBER_STATUSES,
  type SubscriberQuery,
} from '~/domain/newsletter/subscriber-query';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { subscribers } from '../db/schema/newsletter.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { toIsoDay } from '../iso-day.server';
import { endSubscription } from './end-subscription.server';
import { STATUS_CONDITIONS, toListedSubscriber } from './subscriber-status.server';

export interface SubscriberPage {
  /** The latest requests first. */
  subscribers: ListedSubscriber[];
  /** Of the search, in each view. */
  counts: Readonly<Record<SubscriberQuery['view'], number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

const SUBSCRIBERS_PER_PAGE = 50;

/** Rows of an export that are in memory at a time. */
const BATCH = 500;

const toSearch = (q: string): SQL | undefined => (q ? ilike(subscribers.email, toLikePattern(q)) : undefined);

const toFilter = ({ view, q }: SubscriberQuery): SQL | undefined =>
  and(view === 'all' ? undefined : STATUS_CONDITIONS[view], toSearch(q));

/** Rows of a query after an id, the latest requests first. */
const readRows = (db: QueryBuilder, query: SubscriberQuery, limit: number) =>
  db
    .select()
    .from(subscribers)
    .where(and(toFilter(query), query.after === undefined ? undefined : lt(subscribers.id, query.after)))
    .orderBy(desc(subscribers.id))
    .limit(limit);

async function countViews(db: QueryBuilder, q: string): Promise<SubscriberPage['counts']> {
  const views = await Promise.all(
    SUBSCRIBER_STATUSES.map((status) => db.$count(subscribers, and(STATUS_CONDITIONS[status], toSearch(q)))),
  );
  const [active = 0, pending = 0, refused = 0, unsubscribed = 0] = views;
  return { all: active + pending + refused + unsubscribed, active, pending, refused, unsubscribed };
}

/** R-NEWSLETTER-8: subscribers of a query, 50 a page. Throws NotAllowedError. */
async function listSubscribers(
  { db }: ServiceDeps,
  { user }: SignedIn,
  query: SubscriberQuery,
): Promise<SubscriberPage> {
  requirePermission(user, 'newsletter.manage');
  const [rows, counts] = await Promise.all([
    readRows(db, query, SUBSCRIBERS_PER_PAGE + 1),
    countViews(db, query.q),
  ]);
  const { page, last } = cutPage(rows, SUBSCRIBERS_PER_PAGE);
  return { subscribers: page.map(toListedSubscriber), counts, ...(last && { after: last.id }) };
}

/** R-NEWSLETTER-9: unsubscribes a person who asked for it. Only the person can subscribe again. Throws NotAllowedError. */
async function unsubscribeOnRequest(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<'unsubscribed' | 'unchanged' | 'unknown'> {
  requirePermission(user, 'newsletter.manage');
  if (!isUuid(id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const at = clock();
    const ended = await endSubscription(transaction, eq(subscribers.id, id), at);
    if (!ended) return 'unknown';
    if (ended.before === 'unsubscribed') return 'unchanged';
    await recordChange(transaction, {
      userId: user.id,
      area: 'subscribers',
      action: 'subscriber-unsubscribed',
      subjectId: id,
      before: { state: ended.before },
      after: { state: 'unsubscribed' },
      at,
    });
    return 'unsubscribed';
  });
}

/** Reads batch after batch, each from where the former one ended. */
async function* writeRows(db: QueryBuilder, query: SubscriberQuery): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(['Email', 'Status', 'Since']);
  for (let after: string | undefined; ; ) {
    const { view, q } = query;
    const rows = await readRows(db, { view, q, ...(after && { after }) }, BATCH);
    after = rows.at(-1)?.id;
    if (after === undefined) return;
    yield rows
      .map(toListedSubscriber)
      .map(({ email, status, since }) => formatCsvRow([email, status, toIsoDay(since)]))
      .join('');
  }
}

/**
 * R-NEWSLETTER-10: all subscribers of a query as CSV, of all its pages. Each export is an entry of the audit log.
 * Throws NotAllowedError.
 */
async function exportCsv(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  query: SubscriberQuery,
): Promise<StreamedFile> {
  requirePermission(user, 'subscribers.export');
  const at = clock();
  const name = `subscribers-${toIsoDay(at)}.csv`;
  await recordChange(db, {
    userId: user.id,
    area: 'subscribers',
    action: 'subscribers-exported',
    subjectId: 'subscribers',
    subjectLabel: name,
    after: { view: query.view, rows: await db.$count(subscribers, toFilter(query)) },
    at,
  });
  return { name, content: createTextStream(writeRows(db, query)) };
}

/** Subscribers of the newsletter, for staff with the permission `newsletter.manage`; the export needs `subscribers.export`. */
export const createSubscriberManagement = ({ db }: Database, options: Omit<ServiceDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listSubscribers, unsubscribeOnRequest, exportCsv });

export type SubscriberManagement = ReturnType<typeof createSubscriberManagement>;
