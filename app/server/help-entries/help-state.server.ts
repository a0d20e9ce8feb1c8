import { toRepositoryForm } from '~/content/help/repository-forms';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import { retryOnConflict } from '../db/retry.server';
import { type ChangeResult, changeText, commitChange } from '../publishing/change-text.server';
import { type DeleteTextResult, deleteText } from '../publishing/delete-text.server';
import { decideStep, type PublicationStep } from '../publishing/publish-text.server';
import { helpStore, toHelpColumns } from './help-store.server';
import type { HelpDeps, ShownEntry } from './save-help-entry.server';

export type SetHelpStateResult = ChangeResult<HelpEntryInput> | { kind: 'unchanged' | 'past' };

/** `reverted`: the text of the repository is shown again, and the edited one stays among the versions. */
export type HelpStep = PublicationStep | { state: 'reverted' };

/** Publishes an entry now or later, or takes it off the site. Throws NotAllowedError. */
export async function setHelpState(
  deps: HelpDeps,
  { user }: SignedIn,
  { id, version, step }: ShownEntry & { step: HelpStep },
): Promise<SetHelpStateResult> {
  requirePermission(user, 'help.manage');
  const now = deps.clock();
  return commitChange(deps, async (transaction) => {
    const result = await changeText(
      transaction,
      helpStore,
      { id, version, userId: user.id, now },
      async (row) => {
        if (step.state !== 'reverted') return decideStep(transaction, helpStore, { row, step, now });
        const form = toRepositoryForm(row.kind, row.slug);
        if (!form) return { refused: 'unchanged' };
        return {
          edit: { ...toHelpColumns(form), state: 'draft', publishAt: null },
          kind: 'reverted' as const,
        };
      },
    );
    if (result.kind === 'saved') await deps.index(transaction);
    return result;
  });
}

/**
 * R-ARTICLE-9: deletes a help article or a question that was never published. The site shows the entry of the repository in whose
 * place it would have stood. Throws NotAllowedError.
 */
export async function deleteHelpEntry(
  deps: HelpDeps,
  { user }: SignedIn,
  { id, version }: ShownEntry,
): Promise<DeleteTextResult<HelpEntryInput>> {
  requirePermission(user, 'help.manage');
  const shown = { id, version, userId: user.id, now: deps.clock() };
  return retryOnConflict(() =>
    deps.db.transaction((transaction) => deleteText(transaction, helpStore, shown)),
  );
}
