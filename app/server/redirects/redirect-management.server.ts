import { and, desc, eq, ilike, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { RedirectInput, RedirectIssue, StoredRedirect } from '~/domain/site/stored-redirect';
import { isUuid } from '~/domain/text/uuid';
import { type AuditEntry, pickChanged, recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { redirects } from '../db/schema/redirects.server';
import { findRedirectIssue, readRedirectForm, type SitePaths } from './check-redirect.server';

interface ManagementDeps extends ServiceDeps {
  sitePaths: SitePaths;
}

export interface RedirectList {
  /** The newest first. */
  redirects: StoredRedirect[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

export type SaveRedirectResult =
  | { kind: 'saved'; id: string }
  | { kind: 'refused'; issue: RedirectIssue }
  /** Others changed it. `current` is absent when they deleted it. */
  | { kind: 'conflict'; current?: StoredRedirect };

const REDIRECTS_PER_PAGE = 50;

type RedirectRow = typeof redirects.$inferSelect;

const toRedirect = ({ fromPath, target, lastUsedOn, ...row }: RedirectRow): StoredRedirect => ({
  id: row.id,
  from: fromPath,
  status: row.status,
  note: row.note,
  uses: row.uses,
  version: row.version,
  ...(target !== null && { target }),
  ...(lastUsedOn !== null && { lastUsedOn }),
});

/** The same expression as in the index `redirects_search`. */
const searchedText = sql`(${redirects.fromPath} || ' ' || coalesce(${redirects.target}, '') || ' ' || ${redirects.note})`;

/** The redirects whose paths or note contain `q`, 50 a page. Throws NotAllowedError. */
async function listRedirects(
  { db }: ManagementDeps,
  { user }: SignedIn,
  { q, after }: { q: string; after?: string | undefined },
): Promise<RedirectList> {
  requirePermission(user, 'redirects.manage');
  const rows = await db
    .select()
    .from(redirects)
    .where(
      and(
        q === '' ? undefined : ilike(searchedText, toLikePattern(q)),
        after !== undefined && isUuid(after) ? lt(redirects.id, after) : undefined,
      ),
    )
    .orderBy(desc(redirects.id))
    .limit(REDIRECTS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, REDIRECTS_PER_PAGE);
  return { redirects: page.map(toRedirect), ...(last && { after: last.id }) };
}

async function findRow(db: QueryBuilder, id: string): Promise<RedirectRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  return row;
}

/** `undefined` for an unknown id. Throws NotAllowedError. */
async function getRedirect({ db }: ManagementDeps, { user }: SignedIn, id: string) {
  requirePermission(user, 'redirects.manage');
  const row = await findRow(db, id);
  return row && toRedirect(row);
}

type Columns = Pick<RedirectRow, 'fromPath' | 'target' | 'status' | 'note'>;

const toAuditValues = ({ fromPath, target, status, note }: Columns): AuditValues => ({
  from: fromPath,
  target,
  status,
  note,
});

const toEntry = ({ user }: SignedIn, at: Date, { id, fromPath }: Pick<RedirectRow, 'id' | 'fromPath'>) =>
  ({
    userId: user.id,
    area: 'redirects',
    subjectId: id,
    subjectLabel: fromPath,
    at,
  }) satisfies Omit<AuditEntry, 'action'>;

/** Two changes at the same time could form a chain that neither sees. So changes run one after another. */
const lockChanges = (transaction: QueryBuilder) =>
  transaction.execute(sql`lock table ${redirects} in share row exclusive mode`);

/** R-REDIRECT-1: the form has passed redirectFormSchema. Throws NotAllowedError. */
async function createRedirect(
  { db, clock, sitePaths }: ManagementDeps,
  actor: SignedIn,
  form: RedirectInput,
): Promise<SaveRedirectResult> {
  requirePermission(actor.user, 'redirects.manage');
  const read = await readRedirectForm(form, sitePaths);
  if (read.kind === 'refused') return read;
  return db.transaction(async (transaction): Promise<SaveRedirectResult> => {
    await lockChanges(transaction);
    const id = uuid();
    const issue = await findRedirectIssue(transaction, { ...read, id });
    if (issue) return { kind: 'refused', issue };
    const { columns } = read;
    const at = clock();
    await transaction.insert(redirects).values({ ...columns, id, version: 1, createdAt: at });
    await recordChange(transaction, {
      ...toEntry(actor, at, { id, fromPath: columns.fromPath }),
      action: 'redirect-created',
      after: toAuditValues(columns),
    });
    return { kind: 'saved', id };
  });
}

/** The form has passed redirectFormSchema. A form with an older version changes nothing. Throws NotAllowedError. */
async function changeRedirect(
  { db, clock, sitePaths }: ManagementDeps,
  actor: SignedIn,
  { id, form }: { id: string; form: RedirectInput },
): Promise<SaveRedirectResult> {
  requirePermission(actor.user, 'redirects.manage');
  const read = await readRedirectForm(form, sitePaths);
  return db.transaction(async (transaction): Promise<SaveRedirectResult> => {
    await lockChanges(transaction);
    const row = await findRow(transaction, id);
    if (row?.version !== form.version) return { kind: 'conflict', ...(row && { current: toRedirect(row) }) };
    if (read.kind === 'refused') return read;
    const issue = await findRedirectIssue(transaction, { ...read, id });
    if (issue) return { kind: 'refused', issue };
    const { columns } = read;
    const changed = pickChanged(toAuditValues(row), toAuditValues(columns));
    if (Object.keys(changed.after).length === 0) return { kind: 'saved', id };
    await transaction
      .update(redirects)
      .set({ ...columns, version: row.version + 1 })
      .where(eq(redirects.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), { id, fromPath: columns.fromPath }),
      action: 'redirect-changed',
      ...changed,
    });
    return { kind: 'saved', id };
  });
}

/** A form with an older version deletes nothing. Throws NotAllowedError. */
async function deleteRedirect(
  { db, clock }: ManagementDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<{ kind: 'deleted' } | { kind: 'conflict'; current?: StoredRedirect }> {
  requirePermission(actor.user, 'redirects.manage');
  return db.transaction(async (transaction) => {
    await lockChanges(transaction);
    const row = await findRow(transaction, id);
    if (row?.version !== version) return { kind: 'conflict', ...(row && { current: toRedirect(row) }) };
    await transaction.delete(redirects).where(eq(redirects.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'redirect-deleted',
      before: toAuditValues(row),
    });
    return { kind: 'deleted' };
  });
}

/** Redirects, for staff with the permission `redirects.manage`. */
export const createRedirectManagement = ({ db }: Database, options: Omit<ManagementDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { listRedirects, getRedirect, createRedirect, changeRedirect, deleteRedirect },
  );

export type RedirectManagement = ReturnType<typeof createRedirectManagement>;
