import type { ProductFormField } from './product-form';

/** What staff did to a product. */
export const PRODUCT_EVENT_KINDS = [
  'created',
  'edited',
  'imported',
  'published',
  'unpublished',
  'pictures',
  'deleted',
  'restored',
] as const;
export type ProductEventKind = (typeof PRODUCT_EVENT_KINDS)[number];

/** A field before and after an edit, as texts of the form. */
export interface ProductFieldChange {
  field: ProductFormField;
  before: string;
  after: string;
}

/** An entry of the history of a product. */
export interface ProductEvent {
  id: string;
  kind: ProductEventKind;
  changes: readonly ProductFieldChange[];
  at: Date;
  /** Name of the member of staff. Absent when the account was deleted. */
  by?: string;
}
