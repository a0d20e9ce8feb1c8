import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ProductEventKind } from '~/domain/catalogue/product-event';
import type { SelectedProducts } from '~/domain/catalogue/product-selection';
import { findPublishIssues, type PublishIssue } from '~/domain/catalogue/staff-product';
import type { ProductState } from '~/domain/catalogue/staff-product-query';
import { changeProduct, type ProductConflict, type ProductDeps } from './change-product.server';
import { toProductForm } from './product-columns.server';
import { toPictures } from './read-product.server';

export type SetStateResult =
  | { kind: 'saved' | 'unchanged' | 'unknown' }
  | { kind: 'incomplete'; issues: PublishIssue[] }
  /** Only a draft is deleted. */
  | { kind: 'in-shop' }
  | ProductConflict;

function getStateEvent(before: ProductState, after: ProductState): ProductEventKind {
  if (after !== 'draft') return after;
  return before === 'deleted' ? 'restored' : 'unpublished';
}

/**
 * Publishes a product that is complete, unpublishes it, deletes it or restores it (R-PRODUCT-12). The row of a deleted product
 * stays, for orders, invoices and the books. Throws NotAllowedError.
 */
export function setProductState(
  deps: ProductDeps,
  { user }: SignedIn,
  { id, version, state }: { id: string; version: number; state: ProductState },
): Promise<SetStateResult> {
  requirePermission(user, 'products.manage');
  const current = { id, version, userId: user.id, includesDeleted: true };
  return changeProduct<SetStateResult>(deps, current, async (_, row) => {
    if (row.state === state) return { kind: 'unchanged' };
    if (row.state === 'published' && state === 'deleted') return { kind: 'in-shop' };
    const issues = findPublishIssues({ form: toProductForm(row), pictures: toPictures(row) });
    if (state === 'published' && issues.length > 0) return { kind: 'incomplete', issues };
    return { edit: { set: { state }, kind: getStateEvent(row.state, state) } };
  });
}

/**
 * R-PRODUCT-14: gives each selected product the state by itself. Resolves to the ids of those that have it now, and of those that stay as
 * they were: incomplete, changed by others since they were shown, or in the shop when they should be deleted. Throws NotAllowedError.
 */
export async function setManyStates(
  deps: ProductDeps,
  actor: SignedIn,
  { selected, state }: SelectedProducts,
): Promise<{ changed: string[]; unchanged: string[] }> {
  requirePermission(actor.user, 'products.manage');
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const { id, version } of selected) {
    const { kind } = await setProductState(deps, actor, { id, version, state });
    (kind === 'saved' || kind === 'unchanged' ? changed : unchanged).push(id);
  }
  return { changed, unchanged };
}
