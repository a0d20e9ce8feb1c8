import { and, desc, eq, gt, lte, max } from 'drizzle-orm';
import { versionField } from '~/domain/forms/hidden-fields';
import type { TextVersion, VersionKind } from '~/domain/publishing/publication-state';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import type { RevisionTable } from '../db/schema/publishing.server';
import type { TextRow, TextStore } from './text-store.server';

const MAX_VERSIONS = 30;

/** The latest versions of a text, the latest first. */
export async function listVersions(
  db: QueryBuilder,
  revisions: RevisionTable,
  { textId, since = 0 }: { textId: string; since?: number },
): Promise<TextVersion[]> {
  const { version, kind, createdAt } = revisions;
  const rows = await db
    .select({ version, kind, at: createdAt, by: users.name })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(and(eq(revisions.textId, textId), gt(version, since)))
    .orderBy(desc(version))
    .limit(MAX_VERSIONS);
  return rows.map(({ by, ...row }) => ({ ...row, ...(by !== null && { by }) }));
}

interface VersionToWrite<Row> {
  row: Row;
  kind: VersionKind;
  /** Absent for the job that publishes. */
  userId?: string;
  before?: Row;
}

/** Stores the version, and for staff the same in the audit log. */
export async function writeVersion<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  { revisions, area, action, toForm, onPublicChange }: TextStore<Row, Form>,
  { row, kind, userId, before }: VersionToWrite<Row>,
): Promise<void> {
  const { id: textId, version, changedAt: createdAt, title, slug, state } = row;
  if (state === 'published' || before?.state === 'published') await onPublicChange?.(transaction);
  await transaction.insert(revisions).values({ textId, version, kind, form: toForm(row), userId, createdAt });
  if (userId === undefined) return;
  await recordChange(transaction, {
    userId,
    area,
    action: `${action}-${kind}`,
    subjectId: textId,
    subjectLabel: title,
    ...(before && { before: { title: before.title, slug: before.slug, state: before.state } }),
    after: { title, slug, state },
    at: createdAt,
  });
}

export interface Revision<Form> {
  version: number;
  kind: VersionKind;
  at: Date;
  form: Form;
  /** The version before. Absent for the first. */
  before?: Form;
  /** The version that the text has now. */
  currentVersion: number;
}

/** A version with the one before. `undefined` when there is none. */
export async function readRevision<Form>(
  db: QueryBuilder,
  revisions: RevisionTable,
  { id, version }: { id: string; version: number },
): Promise<Revision<Form> | undefined> {
  if (!isUuid(id) || !versionField.safeParse(version).success) return undefined;
  const isOfText = eq(revisions.textId, id);
  const { kind, createdAt: at, form } = revisions;
  const [[found, before], [latest]] = await Promise.all([
    db
      .select({ version: revisions.version, kind, at, form })
      .from(revisions)
      .where(and(isOfText, lte(revisions.version, version)))
      .orderBy(desc(revisions.version))
      .limit(2),
    db
      .select({ version: max(revisions.version) })
      .from(revisions)
      .where(isOfText),
  ]);
  if (found?.version !== version) return undefined;
  return {
    ...found,
    form: found.form as Form,
    currentVersion: latest?.version ?? version,
    ...(before && { before: before.form as Form }),
  };
}

/** What staff edited in a version. `undefined` when there is none. */
export async function readFormOfVersion<Form>(
  db: QueryBuilder,
  revisions: RevisionTable,
  { id, version }: { id: string; version: number },
): Promise<Form | undefined> {
  const [row] = await db
    .select({ form: revisions.form })
    .from(revisions)
    .where(and(eq(revisions.textId, id), eq(revisions.version, version)));
  return row?.form as Form | undefined;
}
