import { and, desc, eq, gt } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { ProductEvent, ProductEventKind, ProductFieldChange } from '~/domain/catalogue/product-event';
import { type AuditEntry, recordChanges } from '../audit/record-change.server';
import type { CatalogueChange } from '../catalogue/catalogue-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { products } from '../db/schema/catalogue.server';
import { productEvents } from '../db/schema/product-history.server';
import type { CheckProductPicture } from '../profiles/pictures/check-product-picture.server';
import type { StaffRow } from './product-columns.server';

export interface ProductDeps extends ContentDeps, ServiceDeps {
  checkPicture: CheckProductPicture;
  /** Called after the commit, so that the next page of this process shows the change. Others hear of it from the database. */
  announce: (change: CatalogueChange) => void;
}

/** The form shows an older version: others changed the product since. Nothing was written. */
export interface ProductConflict {
  kind: 'conflict';
  version: number;
  /** What changed since the version of the form, the latest first. */
  events: ProductEvent[];
}

const MAX_EVENTS = 20;

/** The latest edits of a product, the latest first. */
export async function readEvents(db: QueryBuilder, productId: string, since = 0): Promise<ProductEvent[]> {
  const rows = await db
    .select({
      id: productEvents.id,
      kind: productEvents.kind,
      changes: productEvents.changes,
      at: productEvents.createdAt,
      by: users.name,
    })
    .from(productEvents)
    .leftJoin(users, eq(users.id, productEvents.userId))
    .where(and(eq(productEvents.productId, productId), gt(productEvents.version, since)))
    .orderBy(desc(productEvents.version))
    .limit(MAX_EVENTS);
  return rows.map(({ by, ...event }) => ({ ...event, ...(by !== null && { by }) }));
}

export interface EventToWrite {
  productId: string;
  version: number;
  kind: ProductEventKind;
  changes?: readonly ProductFieldChange[];
  userId: string;
  at: Date;
}

/** Longer texts are cut in the audit log: the history of the product has all of them. */
const MAX_AUDIT_TEXT = 200;

function toAuditEntry({ productId, kind, changes = [], userId, at }: EventToWrite): AuditEntry {
  const pick = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side].slice(0, MAX_AUDIT_TEXT)]));
  return {
    userId,
    area: 'products',
    action: `product-${kind}`,
    subjectId: productId,
    at,
    ...(changes.length > 0 && { before: pick('before'), after: pick('after') }),
  };
}

/** Writes the history of products, and the same to the audit log. */
export async function writeEvents(transaction: QueryBuilder, events: readonly EventToWrite[]): Promise<void> {
  if (events.length === 0) return;
  await transaction
    .insert(productEvents)
    .values(
      events.map(({ at, changes = [], ...event }) => ({ ...event, id: uuid(), changes, createdAt: at })),
    );
  await recordChanges(transaction, events.map(toAuditEntry));
}

/** What a change writes: the columns and its event. */
type ProductEdit = { set: Partial<typeof products.$inferInsert> } & Pick<EventToWrite, 'kind' | 'changes'>;

interface ProductVersion {
  id: string;
  version: number;
  userId: string;
  /** By default, a change of a deleted product is a conflict with its deletion. */
  includesDeleted?: boolean;
}

/**
 * R-PRODUCT-3: locks a product and changes it in one transaction, unless others changed it since `version`. Each edit counts
 * one version and writes an event. `edit` returns what to write, or a result that writes nothing.
 */
export async function changeProduct<Result extends { kind: string }>(
  { db, clock, announce }: ProductDeps,
  { id, version, userId, includesDeleted = false }: ProductVersion,
  edit: (transaction: QueryBuilder, row: StaffRow) => Promise<{ edit: ProductEdit } | Result>,
): Promise<Result | ProductConflict | { kind: 'saved' | 'unknown' }> {
  const written = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(products).where(eq(products.id, id)).for('update');
      if (!row) return { result: { kind: 'unknown' as const } };
      if (row.version !== version || (row.state === 'deleted' && !includesDeleted)) {
        const events = await readEvents(transaction, id, Math.min(version, row.version - 1));
        return { result: { kind: 'conflict' as const, version: row.version, events } };
      }
      const decided = await edit(transaction, row);
      if (!('edit' in decided)) return { result: decided };
      const { set, kind, changes = [] } = decided.edit;
      const next = row.version + 1;
      await transaction
        .update(products)
        .set({ ...set, version: next })
        .where(eq(products.id, id));
      await writeEvents(transaction, [{ productId: id, version: next, kind, changes, userId, at: clock() }]);
      return { result: { kind: 'saved' as const }, row, set };
    }),
  );
  if (written.row && written.set) {
    const { row, set } = written;
    announce({
      kind: 'product',
      id,
      categories: [row.categoryId, set.categoryId].filter((category) => typeof category === 'string'),
      withdrawn: row.state === 'published' && set.state !== undefined && set.state !== 'published',
    });
  }
  return written.result;
}
