import type { TextVersion, VersionKind } from '~/domain/publishing/publication-state';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { isUniqueViolation } from '../db/sql-state.server';
import type { TextRow, TextStore } from './text-store.server';
import { listVersions, writeVersion } from './versions.server';

/** The form shows an older version: others changed the text since. Nothing was written. */
export interface TextConflict<Form> {
  kind: 'conflict';
  version: number;
  /** What changed since the version of the form, the latest first. */
  versions: TextVersion[];
  /** The text as it is now. */
  current: Form;
}

export type ChangeResult<Form> = TextConflict<Form> | { kind: 'saved' | 'unknown' | 'taken' };

/** What is written, and what the version is called. */
export interface TextEdit<Row> {
  edit: Partial<Row>;
  kind: VersionKind;
}

/** A reason to write nothing. It becomes the kind of the result. */
export interface Refusal<Reason extends string> {
  refused: Reason;
}

interface ShownVersion {
  id: string;
  version: number;
  userId: string;
  now: Date;
}

/** Undoes the transaction: another text has or had the slug. */
class SlugTakenError extends Error {}

/** What others changed since a version. `undefined`: nothing. */
export async function findConflict<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  { revisions, toForm }: TextStore<Row, Form>,
  { row, version }: { row: Row; version: number },
): Promise<TextConflict<Form> | undefined> {
  if (row.version === version) return undefined;
  const versions = await listVersions(transaction, revisions, { textId: row.id, since: version });
  return { kind: 'conflict', version: row.version, versions, current: toForm(row) };
}

/**
 * R-ARTICLE-4: locks a text and changes it, unless others changed it since `version`. Each change counts one version and stores it.
 * `decide` returns what to write, or why nothing is written.
 */
export async function changeText<Row extends TextRow, Form, Reason extends string = never>(
  transaction: QueryBuilder,
  store: TextStore<Row, Form>,
  { id, version, userId, now }: ShownVersion,
  decide: (row: Row) => Promise<TextEdit<Row> | Refusal<Reason>>,
): Promise<ChangeResult<Form> | { kind: Reason }> {
  const before = isUuid(id) ? await store.lock(transaction, id) : undefined;
  if (!before) return { kind: 'unknown' };
  const conflict = await findConflict(transaction, store, { row: before, version });
  if (conflict) return conflict;
  const decided = await decide(before);
  if ('refused' in decided) return { kind: decided.refused };
  const row: Row = { ...before, ...decided.edit, version: version + 1, changedAt: now };
  if (row.slug !== before.slug && !(await store.claimSlug(transaction, row))) throw new SlugTakenError();
  await store.write(transaction, row);
  await writeVersion(transaction, store, { row, kind: decided.kind, userId, before });
  return { kind: 'saved' };
}

/** Adds a text with its first version. */
export async function addText<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  store: TextStore<Row, Form>,
  { row, userId }: { row: Row; userId: string },
): Promise<{ kind: 'created'; id: string }> {
  await store.add(transaction, row);
  if (!(await store.claimSlug(transaction, row))) throw new SlugTakenError();
  await writeVersion(transaction, store, { row, kind: 'created', userId });
  return { kind: 'created', id: row.id };
}

interface CommitDeps {
  db: QueryBuilder;
  /** Called after the commit, so that the next page of this process shows the change. Others hear of it from the database. */
  announce: () => void;
}

/** Runs a change of staff in one transaction, again after a conflict of transactions. */
export async function commitChange<Result extends { kind: string }>(
  { db, announce }: CommitDeps,
  work: (transaction: QueryBuilder) => Promise<Result>,
): Promise<Result | { kind: 'taken' }> {
  try {
    const result = await retryOnConflict(() => db.transaction(work));
    if (result.kind === 'saved') announce();
    return result;
  } catch (error) {
    if (error instanceof SlugTakenError || isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}
