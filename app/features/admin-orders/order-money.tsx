import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import type { StaffOrder, StaffPayment, StaffRefund } from '~/domain/orders/staff-order';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import type { OrderFormProps } from './form-state';
import { PanelSection } from './panel-section';
import { useOrderFields } from './use-order-fields';

function Payment({ payment, now }: { payment: StaffPayment; now: Date }) {
  const { provider, reference, amount, receivedAt, by } = payment;
  return (
    <li className="grid gap-x-3 min-[20em]:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        {PAYMENT_PROVIDER_NAMES[provider]}, {formatDay(receivedAt, now)}
        <span className="block text-xs wrap-anywhere text-muted">
          {reference}
          {by && `, recorded by ${by}`}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{formatAmount(amount)}</span>
    </li>
  );
}

/** A refund that its provider has not answered, or refused. */
function SendRefundAgain({ refund: { id, state }, ...form }: OrderFormProps & { refund: StaffRefund }) {
  const intent = `send-refund-again-${id}`;
  const { formErrors } = useOrderFields(intent, form, {});
  return (
    <ToolForm
      {...form}
      intent={intent}
      errors={formErrors}
      hasSurface={false}
      className="col-span-full mt-1 gap-1.5"
    >
      <input type="hidden" name="refundId" value={id} />
      <p className="text-xs text-muted">
        {state === 'failed'
          ? 'The provider did not pay it out: the money is still here.'
          : 'The provider has not confirmed it. It is asked first, so that nothing is paid out twice.'}
      </p>
      <ToolSubmit>Send it again</ToolSubmit>
    </ToolForm>
  );
}

function Refund({ refund, now, ...form }: OrderFormProps & { refund: StaffRefund; now: Date }) {
  const { amount, reason, state, reference, createdAt, by, paymentId } = refund;
  return (
    <li className="grid gap-x-3 min-[20em]:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        Refund, {formatDay(createdAt, now)}{' '}
        {state === 'pending' && <Badge tone="warning">{paymentId ? 'under way' : 'to transfer'}</Badge>}
        {state === 'failed' && <Badge tone="danger">failed</Badge>}
        <span className="block text-xs wrap-anywhere text-muted">
          {[reason, reference, by && `by ${by}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="font-semibold tabular-nums">−{formatAmount(amount)}</span>
      {refund.canSendAgain && <SendRefundAgain {...form} refund={refund} />}
    </li>
  );
}

interface OrderMoneyProps extends OrderFormProps {
  staffOrder: StaffOrder;
  now: Date;
}

/** Payments and refunds of an order. */
export function OrderMoney({ staffOrder, now, ...form }: OrderMoneyProps) {
  const { payments, refunds } = staffOrder;
  if (payments.length + refunds.length === 0) return null;
  return (
    <PanelSection title="Money">
      <ul className="grid gap-2.5">
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} now={now} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} now={now} {...form} />
        ))}
      </ul>
    </PanelSection>
  );
}
