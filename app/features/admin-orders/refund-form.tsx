import { formatOptions } from '~/domain/cart/line-changes';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import type { StaffOrder } from '~/domain/orders/staff-order';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { formatAmount } from '~/sections/format/format-amount';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { OrderForm, useOrderFields } from './order-form';
import { UnitFields } from './unit-fields';

type RefundProps = OrderFormProps & { staffOrder: StaffOrder };

/** Refunds what arrived beyond what the order costs, with one click. */
export function RefundExcess({ staffOrder, ...form }: RefundProps) {
  const { balance, status } = staffOrder.order;
  const hasNextStep = staffOrder.nextStatuses.some((next) => next !== 'cancelled');
  const { formErrors } = useOrderFields('refund-excess', form, {});
  if (balance.excess === 0) return null;
  const isEnded = status === 'cancelled' || status === 'refunded';
  return (
    <div className="grid gap-grout print:hidden">
      <ToolAlert tone="warning" title={isEnded ? 'Paid, but cancelled' : 'More arrived than the order costs'}>
        {formatAmount(balance.excess)} must go back to the buyer.
      </ToolAlert>
      <OrderForm {...form} intent="refund-excess" formErrors={formErrors} className="grid gap-grout">
        <button
          type="submit"
          className={toolButtonClasses(hasNextStep ? 'quiet' : 'loud', 'w-full lg:min-h-11')}
        >
          Refund {formatAmount(balance.excess)}
        </button>
      </OrderForm>
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
    <FormDisclosure label="Refund" isOpen={isRejected} className="print:hidden">
      <OrderForm {...form} intent="refund" formErrors={formErrors} className="grid gap-3">
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
          hint={
            staffOrder.payments.some(({ provider }) => provider === 'gift-card')
              ? 'The gift card gets its part back first, by itself: transfer the rest only. Leave it empty when you do that later.'
              : 'Leave it empty when you transfer the money later.'
          }
          maxLength={ORDER_FORM_LIMITS.reference}
          autoComplete="off"
          optional
        />
        <button type="submit" className={toolButtonClasses('danger')}>
          Refund it
        </button>
      </OrderForm>
    </FormDisclosure>
  );
}
