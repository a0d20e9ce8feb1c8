import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ISSUED_USE_TEXTS } from '~/content/shop/order-status-texts';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { Alert } from '~/ui/feedback/alert';
import { CancelOrderForm } from './cancel-order-form';
import { ReturnRequestForm } from './return-request-form';
import type { ShownOrder } from './shown-order';

/** A form of the buyer that was not accepted. */
export type BuyerFormState =
  | { intent: 'cancel'; use?: IssuedUse }
  | { intent: 'return'; lastResult: SubmissionResult<string[]> };

/** Says that the order has gone on and cannot be cancelled. It stands above the order. */
export function CancelRefusedAlert({ state }: { state: BuyerFormState | undefined }) {
  if (state?.intent !== 'cancel') return null;
  return (
    <Alert tone="warning" title="The order could not be cancelled">
      {state.use
        ? `${ISSUED_USE_TEXTS[state.use]} If something is wrong with the rest, write to us.`
        : 'It has moved on in the meantime. Its current status is shown below. If you no longer want it, write to us.'}
    </Alert>
  );
}

interface OrderActionsProps {
  order: ShownOrder;
  /** Why a gift card or a seat of the order forbids to cancel it (R-GIFT-8, R-TICKET-5). */
  use: IssuedUse | undefined;
  state: BuyerFormState | undefined;
  /** Actions before those that end something. */
  children?: ReactNode;
}

/** What the buyer can do with an order: cancel it, or send something back. */
export function OrderActions({ order, use, state, children }: OrderActionsProps) {
  const { canCancel, cancellation, isDeliveredByEmail, returnDeadline, returnableUnits, lines } = order;
  return (
    <div className="mt-6 grid gap-grout print:hidden">
      {children}
      {returnDeadline && (
        <ReturnRequestForm
          lines={lines}
          units={returnableUnits}
          deadline={returnDeadline}
          lastResult={state?.intent === 'return' ? state.lastResult : undefined}
        />
      )}
      {canCancel && !use && <CancelOrderForm refund={cancellation} isDeliveredByEmail={isDeliveredByEmail} />}
    </div>
  );
}
