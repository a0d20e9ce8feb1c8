import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import type { QueryBuilder } from '../db/database.server';
import type { PictureDeps } from '../publishing/add-picture.server';
import {
  addText,
  type ChangeResult,
  changeText,
  commitChange,
  type Refusal,
  type TextEdit,
} from '../publishing/change-text.server';
import { readFormOfVersion } from '../publishing/versions.server';
import { type EntryIssues, findEntryIssues } from './find-entry-issues.server';
import { readMovedArticles, withCurrentRelated } from './help-content.server';
import { type HelpEntryRow, helpStore, isOverride, toHelpColumns } from './help-store.server';

export interface HelpDeps extends PictureDeps {
  /** Writes what changed to the search of the site, in the transaction of the change. */
  index: (transaction: QueryBuilder) => Promise<unknown>;
  /** Called after the commit. Other processes hear of the change from the database. */
  announce: () => void;
}

type Issues = { kind: 'issues'; issues: EntryIssues };
const hasIssues = (issues: EntryIssues) => Object.keys(issues).length > 0;

export type CreateHelpEntryResult = { kind: 'created'; id: string } | { kind: 'taken' } | Issues;

/**
 * Adds a draft. With the slug of an entry of the repository it stands in place of that entry once it is published. The form has
 * passed its schema. Throws NotAllowedError.
 */
export async function createHelpEntry(
  deps: HelpDeps,
  { user }: SignedIn,
  form: HelpEntryInput,
): Promise<CreateHelpEntryResult> {
  requirePermission(user, 'help.manage');
  const issues = await findEntryIssues(deps.db, form);
  if (hasIssues(issues)) return { kind: 'issues', issues };
  const now = deps.clock();
  const row: HelpEntryRow = {
    ...toHelpColumns(form),
    id: uuid(),
    state: 'draft',
    version: 1,
    createdAt: now,
    changedAt: now,
    publishAt: null,
    publishedOn: null,
  };
  return commitChange(deps, (transaction) => addText(transaction, helpStore, { row, userId: user.id }));
}

/** What a form showed. */
export interface ShownEntry {
  id: string;
  version: number;
}

export type SaveHelpEntryResult =
  | ChangeResult<HelpEntryInput>
  | Issues
  | { kind: 'unchanged' | 'fixed-slug' };

type Decision<Reason extends string> = TextEdit<HelpEntryRow> | Refusal<Reason>;

const isSame = (one: HelpEntryInput, other: HelpEntryInput) =>
  Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(other, name)),
  );

/** Questions keep their address, and so does what stands in place of an entry of the repository. */
const hasFixedSlug = (row: HelpEntryRow) => row.kind === 'question' || isOverride(row);

/** A published entry changes on the site at once. The form has passed its schema. Throws NotAllowedError. */
export async function saveHelpEntry(
  deps: HelpDeps,
  { user }: SignedIn,
  { id, version, form }: ShownEntry & { form: HelpEntryInput },
): Promise<SaveHelpEntryResult> {
  requirePermission(user, 'help.manage');
  const issues = await findEntryIssues(deps.db, form, id);
  if (hasIssues(issues)) return { kind: 'issues', issues };
  const shown = { id, version, userId: user.id, now: deps.clock() };
  const moved = await readMovedArticles(deps.db);
  return commitChange(deps, async (transaction) => {
    const result = await changeText(
      transaction,
      helpStore,
      shown,
      async (row): Promise<Decision<'unknown' | 'fixed-slug' | 'unchanged'>> => {
        if (form.kind !== row.kind) return { refused: 'unknown' };
        if (form.slug !== row.slug && (hasFixedSlug(row) || isOverride(form)))
          return { refused: 'fixed-slug' };
        if (isSame(withCurrentRelated(row.form, moved), form)) return { refused: 'unchanged' };
        return { edit: toHelpColumns(form), kind: 'edited' };
      },
    );
    if (result.kind === 'saved') await deps.index(transaction);
    return result;
  });
}

/** Puts the text of a former version in place of the current one. It becomes a new version. Throws NotAllowedError. */
export async function restoreHelpRevision(
  deps: HelpDeps,
  { user }: SignedIn,
  { id, version, revision }: ShownEntry & { revision: number },
): Promise<ChangeResult<HelpEntryInput>> {
  requirePermission(user, 'help.manage');
  const shown = { id, version, userId: user.id, now: deps.clock() };
  return commitChange(deps, async (transaction) => {
    const result = await changeText(transaction, helpStore, shown, async (): Promise<Decision<'unknown'>> => {
      const former = await readFormOfVersion<HelpEntryInput>(transaction, helpStore.revisions, {
        id,
        version: revision,
      });
      if (!former) return { refused: 'unknown' };
      return { edit: toHelpColumns(former), kind: 'restored' };
    });
    if (result.kind === 'saved') await deps.index(transaction);
    return result;
  });
}
