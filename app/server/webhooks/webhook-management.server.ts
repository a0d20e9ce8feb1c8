import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import {
  MAX_WEBHOOK_ENDPOINTS,
  type WebhookEndpoint,
  type WebhookInput,
} from '~/domain/webhooks/webhook-endpoint';
import { pickChanged, recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { webhookEndpoints } from '../db/schema/webhooks.server';
import { getEndpoint, resendRequests, testEndpoint } from './webhook-requests.server';
import {
  type EndpointRow,
  findEndpoint,
  toAuditValues,
  toEndpoint,
  toEntry,
  type WebhookDeps,
} from './webhook-row.server';

export type SaveWebhookResult =
  | { kind: 'saved'; id: string }
  /** There are as many endpoints as a site can have. */
  | { kind: 'full' }
  /** R-WEBHOOK-3: names and addresses would go to a new place, and the last sign-in was too long ago. */
  | { kind: 'stale' }
  /** Others changed it. `current` is absent when they deleted it. */
  | { kind: 'conflict'; current?: WebhookEndpoint };

/** All endpoints, by name. Throws NotAllowedError. */
async function listEndpoints({ db }: WebhookDeps, { user }: SignedIn): Promise<WebhookEndpoint[]> {
  requirePermission(user, 'webhooks.manage');
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.name), asc(webhookEndpoints.id));
  return rows.map(toEndpoint);
}

const isRecent = ({ clock }: WebhookDeps, { session }: SignedIn): boolean =>
  isRecentlyAuthenticated(session.authenticatedAt, clock(), 'sensitive');

const toColumns = ({ name, url, events, includesContact }: WebhookInput) => ({
  name,
  url,
  events: [...new Set(events)],
  includesContact,
});

/** R-WEBHOOK-1: the form has passed createWebhookFormSchema. Throws NotAllowedError. */
async function createEndpoint(
  deps: WebhookDeps,
  actor: SignedIn,
  form: WebhookInput,
): Promise<SaveWebhookResult> {
  requirePermission(actor.user, 'webhooks.manage');
  const { db, clock } = deps;
  if (form.includesContact && !isRecent(deps, actor)) return { kind: 'stale' };
  return db.transaction(async (transaction): Promise<SaveWebhookResult> => {
    await transaction.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);
    if ((await transaction.$count(webhookEndpoints)) >= MAX_WEBHOOK_ENDPOINTS) return { kind: 'full' };
    const at = clock();
    const row: EndpointRow = {
      ...toColumns(form),
      id: uuid(),
      paused: null,
      secretNumber: 1,
      version: 1,
      createdAt: at,
    };
    await transaction.insert(webhookEndpoints).values(row);
    await recordChange(transaction, {
      ...toEntry(actor, at, row),
      action: 'webhook-created',
      after: toAuditValues(row),
    });
    return { kind: 'saved', id: row.id };
  });
}

type EndpointChanges = Partial<
  Pick<EndpointRow, 'name' | 'url' | 'events' | 'includesContact' | 'paused' | 'secretNumber'>
>;

/** Writes what differs, with an entry in the audit log. A page with an older version changes nothing. */
const changeRow = (
  deps: WebhookDeps,
  actor: SignedIn,
  { id, version, change }: { id: string; version: number; change: (row: EndpointRow) => EndpointChanges },
): Promise<SaveWebhookResult> =>
  deps.db.transaction(async (transaction): Promise<SaveWebhookResult> => {
    const row = await findEndpoint(transaction, id, { locks: true });
    if (row?.version !== version) return { kind: 'conflict', ...(row && { current: toEndpoint(row) }) };
    const changed = { ...row, ...change(row) };
    const isSameUrl = row.url === changed.url;
    const difference = pickChanged(toAuditValues(row), toAuditValues(changed));
    if (isSameUrl && Object.keys(difference.after).length === 0) return { kind: 'saved', id };
    const isNewPlace = changed.includesContact && !(isSameUrl && row.includesContact);
    if (isNewPlace && !isRecent(deps, actor)) return { kind: 'stale' };
    await transaction
      .update(webhookEndpoints)
      .set({ ...changed, version: row.version + 1 })
      .where(eq(webhookEndpoints.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, deps.clock(), changed),
      action: 'webhook-changed',
      ...difference,
    });
    return { kind: 'saved', id };
  });

/** The form has passed createWebhookFormSchema. Throws NotAllowedError. */
async function changeEndpoint(
  deps: WebhookDeps,
  actor: SignedIn,
  { id, form }: { id: string; form: WebhookInput },
): Promise<SaveWebhookResult> {
  requirePermission(actor.user, 'webhooks.manage');
  return changeRow(deps, actor, { id, version: form.version, change: () => toColumns(form) });
}

interface SwitchedEndpoint {
  id: string;
  version: number;
  action: 'pause' | 'resume' | 'renew-secret';
}

/** Pauses, resumes, or gives the endpoint another secret: the former one ends at once. Throws NotAllowedError. */
async function switchEndpoint(
  deps: WebhookDeps,
  actor: SignedIn,
  { id, version, action }: SwitchedEndpoint,
): Promise<SaveWebhookResult> {
  requirePermission(actor.user, 'webhooks.manage');
  const change = ({ secretNumber }: EndpointRow): EndpointChanges =>
    action === 'renew-secret'
      ? { secretNumber: secretNumber + 1 }
      : { paused: action === 'pause' ? 'staff' : null };
  return changeRow(deps, actor, { id, version, change });
}

/** With its requests. Throws NotAllowedError. */
async function deleteEndpoint(
  { db, clock }: WebhookDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<SaveWebhookResult> {
  requirePermission(actor.user, 'webhooks.manage');
  return db.transaction(async (transaction): Promise<SaveWebhookResult> => {
    const row = await findEndpoint(transaction, id, { locks: true });
    if (row?.version !== version) return { kind: 'conflict', ...(row && { current: toEndpoint(row) }) };
    await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'webhook-deleted',
      before: toAuditValues(row),
    });
    return { kind: 'saved', id };
  });
}

/** Webhooks, for staff with the permission `webhooks.manage`. */
export const createWebhookManagement = ({ db }: Database, options: Omit<WebhookDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listEndpoints,
      getEndpoint,
      createEndpoint,
      changeEndpoint,
      switchEndpoint,
      deleteEndpoint,
      testEndpoint,
      resendRequests,
    },
  );

export type WebhookManagement = ReturnType<typeof createWebhookManagement>;
