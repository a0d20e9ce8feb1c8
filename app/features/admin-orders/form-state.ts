import type { SubmissionResult } from '@conform-to/react';
import type { StaffOrderEvent } from '~/domain/orders/staff-order';

/** What an order's page shows of a form that was not accepted. */
export interface OrderFormState {
  /** Id of the form, also the value of its field `intent`. */
  intent: string;
  /** The submitted values with the issues. */
  lastResult: SubmissionResult<string[]>;
  /** What others changed since the form was shown. */
  changes?: readonly StaffOrderEvent[];
}

/** What every form of an order needs. */
export interface OrderFormProps {
  /** Path of the page with the query of its list. */
  action: string;
  /** The version of the order that the page shows. */
  version: number;
  /** The form that was not accepted, if there is one. */
  state: OrderFormState | undefined;
}
