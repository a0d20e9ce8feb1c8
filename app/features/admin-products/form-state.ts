import type { SubmissionResult } from '@conform-to/react';
import type { ProductEvent } from '~/domain/catalogue/product-event';
import type { StockMovement } from '~/domain/catalogue/staff-product';

/** What a product's page shows of a form that was not accepted. */
export interface ProductFormState {
  /** The value of its field `intent`. */
  intent: 'save' | 'state' | 'add-picture' | 'pictures' | 'stock';
  /** The submitted values with the issues. */
  lastResult: SubmissionResult<string[]>;
  /** What others changed since the form was shown. */
  events?: readonly ProductEvent[];
  /** How others changed the stock since the form was shown. */
  movements?: readonly StockMovement[];
}

/** What every form of a product needs. */
export interface ProductFormProps {
  id: string;
  /** The version of the product that the page shows. */
  version: number;
  /** The form that was not accepted, if there is one. */
  state: ProductFormState | undefined;
}
