import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import { toRupeesString } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import type { StaffOrder, StaffStatus } from '~/domain/orders/staff-order';
import { MANUAL_METHODS, toTransferMethod } from '~/domain/payments/payment-method';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { pluralise } from '~/domain/text/pluralise';
import { LOUD_KEY_CLASSES, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { CourierField } from './courier-field';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { useOrderFields } from './use-order-fields';

interface StepProps extends OrderFormProps {
  order: Order;
  /** ISO day of the shop. */
  today: string;
}

function RecordPayment({ order, today, ...form }: StepProps) {
  const { fields, formErrors, isRejected } = useOrderFields('payment', form, {
    provider: toTransferMethod(order.paymentMethod),
    reference: '',
    amount: toRupeesString(order.balance.outstanding),
    receivedOn: today,
  });
  return (
    <FormDisclosure
      label="Record a payment"
      variant="loud"
      shortcut="r"
      isOpen={isRejected}
      className="print:hidden"
    >
      <ToolForm {...form} intent="payment" errors={formErrors} hasSurface={false} className="gap-3">
        <ToolInput
          field={fields.reference}
          label="Reference"
          hint="The UTR as the statement has it. Cash needs none."
          optional="unmarked"
          maxLength={ORDER_FORM_LIMITS.reference}
          autoComplete="off"
        />
        {/* In Firefox, half of the panel would cut the year of the date off. */}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-grout">
          <ToolInput field={fields.amount} label="Amount, Rs." inputMode="decimal" autoComplete="off" />
          <ToolInput field={fields.receivedOn} label="Arrived on" type="date" max={today} />
        </div>
        <ToolSelect
          field={fields.provider}
          label="By"
          options={MANUAL_METHODS.map((value) => ({ value, label: PAYMENT_PROVIDER_NAMES[value] }))}
        />
        <ToolSubmit variant="loud">Record it</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}

interface ParcelStepProps extends OrderFormProps {
  /** The parcel had better stay: its step is not the loud one. */
  isDisputed: boolean;
}

function Ship({ couriers, isDisputed, ...form }: ParcelStepProps & { couriers: readonly string[] }) {
  const { fields, formErrors, isRejected } = useOrderFields('ship', form, { carrier: '', trackingUrl: '' });
  return (
    <FormDisclosure
      label="Ship it"
      variant={isDisputed ? 'quiet' : 'loud'}
      shortcut="s"
      isOpen={isRejected}
      className="print:hidden"
    >
      <ToolForm {...form} intent="ship" errors={formErrors} hasSurface={false} className="gap-3">
        <input type="hidden" name="to" value="shipped" />
        <CourierField field={fields.carrier} label="Courier" couriers={couriers} />
        <ToolInput
          field={fields.trackingUrl}
          label="Tracking link"
          hint="The buyer gets it by email."
          type="url"
          maxLength={ORDER_FORM_LIMITS.trackingUrl}
          autoComplete="off"
          optional
        />
        <ToolSubmit variant="loud">Mark shipped</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}

interface OneClickProps extends OrderFormProps, Partial<Pick<ParcelStepProps, 'isDisputed'>> {
  intent: string;
  to: StaffStatus;
  label: string;
  shortcut: string;
}

function OneClick({ intent, to, label, shortcut, isDisputed = false, ...form }: OneClickProps) {
  const { formErrors } = useOrderFields(intent, form, {});
  return (
    <ToolForm
      {...form}
      intent={intent}
      errors={formErrors}
      hasSurface={false}
      className="gap-grout print:hidden"
    >
      <input type="hidden" name="to" value={to} />
      <ToolSubmit
        {...{ [ADMIN_ATTRIBUTES.key]: shortcut }}
        variant={isDisputed ? 'quiet' : 'loud'}
        className="w-full lg:min-h-11"
      >
        {label}
        <KeyboardKey className={isDisputed ? undefined : LOUD_KEY_CLASSES}>
          {shortcut.toUpperCase()}
        </KeyboardKey>
      </ToolSubmit>
    </ToolForm>
  );
}

interface NextStepProps extends OrderFormProps {
  staffOrder: StaffOrder;
  today: string;
  /** Of the latest orders, for a parcel that is to be shipped. */
  couriers: readonly string[];
}

/** The primary button of an order: its next step. Renders nothing when the order is done. */
export function NextStep({ staffOrder, today, couriers, ...form }: NextStepProps) {
  const { order, nextStatuses } = staffOrder;
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isDisputed = staffOrder.disputes.some(({ state }) => state !== 'won');
  const step = nextStatuses.find((status) => status !== 'cancelled');
  switch (step) {
    case 'paid':
      // All of it arrived, but not as it was asked for.
      if (order.balance.outstanding === 0)
        return <OneClick {...form} intent="mark-paid" to="paid" label="Mark as paid" shortcut="r" />;
      return <RecordPayment {...form} order={order} today={today} />;
    case 'packed': {
      const label = `Pack ${pluralise(units, 'item')}`;
      return (
        <OneClick {...form} intent="pack" to="packed" label={label} shortcut="p" isDisputed={isDisputed} />
      );
    }
    case 'shipped':
      return <Ship {...form} couriers={couriers} isDisputed={isDisputed} />;
    case 'delivered':
      return <OneClick {...form} intent="deliver" to="delivered" label="Mark delivered" shortcut="d" />;
    default:
      return null;
  }
}
