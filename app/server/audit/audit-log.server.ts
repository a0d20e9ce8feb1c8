import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEntryView, AuditValues } from '~/domain/audit/audit-event';
import type { AuditQuery } from '~/domain/audit/audit-query';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import { isUuid } from '~/domain/text/uuid';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { users } from '../db/schema/accounts.server';
import { type AuditRow, auditEvents } from '../db/schema/audit.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { toIsoDay } from '../iso-day.server';
import { findDeletedSubjects } from './deleted-subjects.server';

const ROWS_PER_PAGE = 50;
/** Rows of the export that are in memory at a time. */
const BATCH = 500;

export interface AuditEntryList {
  /** The newest first. */
  entries: AuditEntryView[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

const toCursor = ({ createdAt, id }: AuditRow): string => `${createdAt.toISOString()}_${id}`;

function isAfter(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) return undefined;
  return sql`(${auditEvents.createdAt}, ${auditEvents.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

const startOf = (day: string): Date => toInstant(day, 0, site.openingHours.timeZone);

/** Accounts whose name or email contains the text: they are subjects of changes of people. */
const findPeople = (db: QueryBuilder, q: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, toLikePattern(q)), ilike(users.email, toLikePattern(q))))
    .limit(100);

async function toSubjectCondition(db: QueryBuilder, q: string): Promise<SQL | undefined> {
  if (!q) return undefined;
  const people = await findPeople(db, q);
  const number = parseOrderNumber(q);
  return or(
    eq(auditEvents.subjectId, number ?? q),
    number === undefined ? undefined : sql`${auditEvents.after} ->> 'order' = ${number}`,
    sql`lower(${auditEvents.subjectLabel}) like lower(${toLikePattern(q)})`,
    inArray(
      auditEvents.subjectId,
      people.map(({ id }) => id),
    ),
  );
}

async function toFilter(db: QueryBuilder, { q, area, who, from, to }: AuditQuery): Promise<SQL | undefined> {
  return and(
    area && eq(auditEvents.area, area),
    who ? eq(auditEvents.userId, who) : undefined,
    from ? gte(auditEvents.createdAt, startOf(from)) : undefined,
    to ? lt(auditEvents.createdAt, startOf(addDays(to))) : undefined,
    await toSubjectCondition(db, q),
  );
}

const readRows = (db: QueryBuilder, condition: SQL | undefined, limit: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEvents)
    .where(condition)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit);

/** Values that are ids of accounts, by the name of the field. */
const PERSON_FIELDS = ['owner', 'member'];

const listPersonIds = ({ userId, area, subjectId, before, after }: AuditRow): string[] => [
  userId,
  ...(area === 'people' ? [subjectId] : []),
  ...PERSON_FIELDS.flatMap((field) => [before?.[field], after?.[field]]).filter(
    (value): value is string => typeof value === 'string',
  ),
];

async function readNames(db: QueryBuilder, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(listPersonIds))].filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

type Entry = Omit<AuditEntryView, 'isDeleted'>;

function toEntry(row: AuditRow, names: ReadonlyMap<string, string>): Entry {
  const { id, createdAt: at, userId, area, action, subjectId, subjectLabel } = row;
  const by = names.get(userId);
  const subject = area === 'people' ? names.get(subjectId) : subjectLabel;
  const withNames = (values: AuditValues): AuditValues =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        PERSON_FIELDS.includes(field) && typeof value === 'string'
          ? (names.get(value) ?? 'a deleted account')
          : value,
      ]),
    );
  return {
    id,
    at,
    area,
    action,
    subjectId,
    ...(by !== undefined && { by }),
    ...(subject != null && { subject }),
    ...(row.before && { before: withNames(row.before) }),
    ...(row.after && { after: withNames(row.after) }),
  };
}

/** The entries of the query, 50 a page. Throws NotAllowedError. */
async function list({ db }: ServiceDeps, { user }: SignedIn, query: AuditQuery): Promise<AuditEntryList> {
  requirePermission(user, 'audit.read');
  const cursor = query.after ? isAfter(query.after) : undefined;
  const rows = await readRows(db, and(await toFilter(db, query), cursor), ROWS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, ROWS_PER_PAGE);
  const [names, deleted] = await Promise.all([readNames(db, page), findDeletedSubjects(db, page)]);
  return {
    entries: page.map((row) => ({ ...toEntry(row, names), isDeleted: deleted.has(row.subjectId) })),
    ...(last && { after: toCursor(last) }),
  };
}

/** Everyone who made a change: one step in the index for each of them, not a scan of the log. */
const ACTOR_IDS = sql`
  with recursive actors as (
    (select user_id from audit_events order by user_id limit 1)
    union all
    select next.user_id from actors, lateral (
      select user_id from audit_events where audit_events.user_id > actors.user_id order by user_id limit 1
    ) as next
  )
  select user_id from actors`;

/** Who can have made changes: the staff of today, and who has left it. Throws NotAllowedError. */
async function listStaff({ db }: ServiceDeps, { user }: SignedIn): Promise<{ id: string; name: string }[]> {
  requirePermission(user, 'audit.read');
  const isStaff = inArray(users.role, ['staff', 'admin']);
  const rows = await db
    .select({ id: users.id, name: users.name, isStaff: sql<boolean>`${isStaff}` })
    .from(users)
    .where(or(isStaff, sql`${users.id} = any (array(${ACTOR_IDS}))`))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, isStaff: isStaffNow }) => ({
    id,
    name: isStaffNow ? name : `${name} (no longer staff)`,
  }));
}

const COLUMNS = ['Time', 'By', 'By (id)', 'Area', 'Action', 'Subject', 'Subject (id)', 'Before', 'After'];

function toCells(row: AuditRow, names: ReadonlyMap<string, string>) {
  const { at, by, area, action, subject, subjectId, before, after } = toEntry(row, names);
  const toJson = (values: AuditValues | undefined) => (values ? JSON.stringify(values) : '');
  return [
    at.toISOString(),
    by ?? '',
    row.userId,
    area,
    action,
    subject ?? '',
    subjectId,
    toJson(before),
    toJson(after),
  ];
}

async function* writeRows(db: QueryBuilder, query: AuditQuery): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  const filter = await toFilter(db, query);
  for (let cursor: SQL | undefined; ; ) {
    const rows = await readRows(db, and(filter, cursor), BATCH);
    const last = rows.at(-1);
    if (!last) return;
    const names = await readNames(db, rows);
    yield rows.map((row) => formatCsvRow(toCells(row, names))).join('');
    if (rows.length < BATCH) return;
    cursor = isAfter(toCursor(last));
  }
}

/** All entries of a query as CSV, whatever its page is. Throws NotAllowedError. */
function exportCsv({ db, clock }: ServiceDeps, { user }: SignedIn, query: AuditQuery): StreamedFile {
  requirePermission(user, 'audit.read');
  return { name: `audit-log-${toIsoDay(clock())}.csv`, content: createTextStream(writeRows(db, query)) };
}

/** R-AUDIT-2: what staff changed in the back office, for admins. Nothing in it can be changed. */
export const createAuditLog = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { list, listStaff, exportCsv });

export type AuditLog = ReturnType<typeof createAuditLog>;
