import { formatOptions } from '~/domain/cart/line-changes';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { areRefundedUnitsRestocked } from '~/domain/orders/order-status';
import type { StaffOrder } from '~/domain/orders/staff-order';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatAmount } from '~/sections/format/format-amount';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { getTransferHint } from './get-transfer-hint';
import { UnitFields } from './unit-fields';
import { useOrderFields } from './use-order-fields';

type RefundProps = OrderFormProps & { staffOrder: StaffOrder };

/** Refunds what arrived beyond what the order costs, with one click. */
export function RefundExcess({ staffOrder, ...form }: RefundProps) {
  const { balance, status } = staffOrder.order;
  const hasNextStep = staffOrder.nextStatuses.some((next) => next !== 'cancelled');
  const { formErrors } = useOrderFields('refund-excess', form, {});
  if (balance.excess === 0) return null;
  const isHeld = balance.excess > staffOrder.refundable;
  const isEnded = status === 'cancelled' || status === 'refunded';
  return (
    <div className="grid gap-grout print:hidden">
      <ToolAlert tone="warning" title={isEnded ? 'Paid, but cancelled' : 'More arrived than the order costs'}>
        {formatAmount(balance.excess)} must go back to the buyer
        {isHeld && ', as soon as the dispute is decided'}.
      </ToolAlert>
      {!isHeld && (
        <ToolForm
          {...form}
          intent="refund-excess"
          errors={formErrors}
          hasSurface={false}
          className="gap-grout"
        >
          <ToolSubmit variant={hasNextStep ? 'quiet' : 'loud'} className="w-full lg:min-h-11">
            Refund {formatAmount(balance.excess)}
          </ToolSubmit>
        </ToolForm>
      )}
    </div>
  );
}

/** Refunds units of lines at their price, or an amount. */
export function RefundForm({ staffOrder, ...form }: RefundProps) {
  const { order, refundable, refundableUnits } = staffOrder;
  const { fields, formErrors, isRejected } = useOrderFields('refund', form, {
    amount: '',
    reason: '',
    reference: '',
  });
  if (refundable <= 0) return null;
  const lines = order.lines.map(({ name, options }) =>
    [name, formatOptions(options)].filter(Boolean).join(', '),
  );
  return (
    <FormDisclosure label="Refund" isOpen={isRejected} className="open:col-span-full print:hidden">
      <ToolForm {...form} intent="refund" errors={formErrors} hasSurface={false} className="gap-3">
        {areRefundedUnitsRestocked(order) && (
          <p className="text-muted">Units that are refunded before they are sent go back to the stock.</p>
        )}
        <UnitFields
          legend="Units"
          idPrefix="refund"
          name="lines"
          labels={lines}
          max={refundableUnits}
          submitted={isRejected ? form.state?.lastResult.initialValue : undefined}
        />
        <ToolInput
          field={fields.amount}
          label="Or an amount, Rs."
          hint={`At most ${formatAmount(refundable)}.`}
          inputMode="decimal"
          autoComplete="off"
          optional
        />
        <ToolTextarea
          field={fields.reason}
          label="Reason"
          hint="The buyer reads it."
          maxLength={ORDER_FORM_LIMITS.reason}
        />
        <ToolInput
          field={fields.reference}
          label="Reference of the transfer"
          hint={getTransferHint(staffOrder.payments)}
          maxLength={ORDER_FORM_LIMITS.reference}
          autoComplete="off"
          optional
        />
        <ToolSubmit variant="danger">Refund it</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}
