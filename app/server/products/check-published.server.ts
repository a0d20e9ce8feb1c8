import type { ProductInput } from '~/domain/catalogue/product-form-schema';
import { findPublishIssues, type PublishIssue } from '~/domain/catalogue/staff-product';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import { type StaffRow, toProductForm } from './product-columns.server';
import { toPictures } from './read-product.server';

export type PublishedRefusal =
  | { kind: 'incomplete'; issues: PublishIssue[] }
  /** Its open orders would be sent where they should get tickets, or the other way round. */
  | { kind: 'other-delivery' };

/** R-PRODUCT-2: why a form cannot be the one of a published product. `undefined` for a draft. */
export function checkPublished(row: StaffRow, form: ProductInput): PublishedRefusal | undefined {
  if (row.state !== 'published') return undefined;
  const issues = findPublishIssues({ form, pictures: toPictures(row) });
  if (issues.length > 0) return { kind: 'incomplete', issues };
  const getKind = ({ categoryId }: ProductInput) => getIssuedKind({ productId: row.id, categoryId });
  const before = toProductForm(row);
  // A product that lost its category gets one again.
  const isMoved = before.categoryId !== undefined && getKind(before) !== getKind(form);
  return isMoved ? { kind: 'other-delivery' } : undefined;
}
