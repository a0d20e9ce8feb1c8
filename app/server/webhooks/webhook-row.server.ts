import { eq } from 'drizzle-orm';
import type { AuditValues } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import type { WebhookEndpoint } from '~/domain/webhooks/webhook-endpoint';
import type { AuditEntry } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { webhookEndpoints } from '../db/schema/webhooks.server';

export interface WebhookDeps extends ServiceDeps {
  /** The secrets of the endpoints are derived from it. */
  secret: string;
}

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export const toEndpoint = ({ paused, ...row }: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  includesContact: row.includesContact,
  version: row.version,
  ...(paused && { paused }),
});

/** `undefined` for an unknown id. With `locks`, changes by others wait for the end of the transaction; events of orders do not. */
export async function findEndpoint(
  db: QueryBuilder,
  id: string,
  { locks = false }: { locks?: boolean } = {},
): Promise<EndpointRow | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  const [row] = await (locks ? query.for('no key update') : query);
  return row;
}

/** Only the host of the URL: the path of some programs is their secret. */
export const toAuditValues = (row: Omit<EndpointRow, 'id' | 'version' | 'createdAt'>): AuditValues => ({
  name: row.name,
  host: new URL(row.url).host,
  events: row.events.join(', '),
  includesContact: row.includesContact,
  paused: row.paused,
  secretNumber: row.secretNumber,
});

export const toEntry = ({ user }: SignedIn, at: Date, { id, name }: Pick<EndpointRow, 'id' | 'name'>) =>
  ({
    userId: user.id,
    area: 'webhooks',
    subjectId: id,
    subjectLabel: name,
    at,
  }) satisfies Omit<AuditEntry, 'action'>;
