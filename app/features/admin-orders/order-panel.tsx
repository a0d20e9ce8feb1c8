import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import { getAllUnits, subtractLineUnits } from '~/domain/orders/line-units';
import type { Order } from '~/domain/orders/order';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { hasParcel } from '~/domain/orders/order-status';
import type { StaffOrder } from '~/domain/orders/staff-order';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndMonth } from '~/sections/format/format-date';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { Icon } from '~/ui/icons/icon';
import { DisputeAlerts } from './dispute-alerts';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { getDuePayment } from './get-due-payment';
import { NextStep } from './next-step';
import { OrderAmounts, OrderLines, type PicturesByProduct } from './order-amounts';
import { OrderConflictAlert } from './order-conflict-alert';
import { OrderInvoices } from './order-invoices';
import { OrderMoney } from './order-money';
import { OrderParties } from './order-parties';
import { OrderReturns } from './order-returns';
import { OrderSeats, type SoldEvent } from './order-seats';
import { METHOD_LABELS } from './order-state';
import { OrderSteps } from './order-steps';
import { OrderTimeline } from './order-timeline';
import { PackingSlip } from './packing-slip';
import { PaymentAlerts } from './payment-alerts';
import { RefundExcess, RefundForm } from './refund-form';
import { useOrderFields } from './use-order-fields';

interface OrderPanelProps extends OrderFormProps {
  staffOrder: StaffOrder;
  /** A new order with the same products. `undefined` when none of them is in the shop any more. */
  repeatPath: string | undefined;
  pictures: PicturesByProduct;
  seats: readonly SoldEvent[];
  now: Date;
  /** ISO day of the shop. */
  today: string;
  couriers: readonly string[];
  /** What was just done. */
  doneMessage: string | undefined;
  /** The order that follows in the list, from which this one is gone. */
  nextNumber: string | undefined;
  /** The serialised query of the list. */
  search: string;
}

function CancelOrder({ hasRefund, ...form }: OrderFormProps & { hasRefund: boolean }) {
  const { fields, formErrors, isRejected } = useOrderFields('cancel', form, { note: '' });
  return (
    <FormDisclosure label="Cancel the order" isOpen={isRejected} className="open:col-span-full print:hidden">
      <ToolForm {...form} intent="cancel" errors={formErrors} hasSurface={false} className="gap-3">
        <input type="hidden" name="to" value="cancelled" />
        <p className="text-muted">
          Its units go back to the stock.
          {hasRefund && ' What was paid is to be refunded afterwards, with one click.'}
        </p>
        <ToolTextarea
          field={fields.note}
          label="Message to the buyer"
          maxLength={ORDER_FORM_LIMITS.note}
          optional
        />
        <ToolSubmit variant="danger">Yes, cancel it</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}

/** On paper, an order with a parcel is a packing slip. Another one is what its page says. */
const getPaperClass = (order: Order) => hasParcel(order) && 'print:hidden';

function PanelHeader({ staffOrder, now, search }: Pick<OrderPanelProps, 'staffOrder' | 'now' | 'search'>) {
  const { order, otherOrders, events, payments } = staffOrder;
  const { number, contact, createdAt, paymentMethod, status } = order;
  // An order that cost nothing has no payments.
  const paidBy = [...new Set(payments.map(({ provider }) => PAYMENT_PROVIDER_NAMES[provider]))];
  const count = otherOrders + 1;
  const due = getDuePayment({ status, isPaid: order.paid, dueOn: order.dueOn }, now);
  const paid = events.find((event) => event.kind === 'status' && event.status === 'paid');
  return (
    <header className={clsx('grid gap-2', getPaperClass(order))}>
      <a
        href={adminPaths.orders(search)}
        className="-my-1 inline-flex min-h-11 items-center gap-2 justify-self-start text-muted hover:text-text xl:hidden print:hidden"
      >
        <Icon name="arrow-left" size={14} />
        Orders
      </a>
      <h1 className="text-panel tabular-nums">
        <span className="sr-only">Order </span>
        {number}
      </h1>
      <p className="text-xs text-muted">
        {contact.name
          ? `${contact.name}, ${count > 1 ? `${count} orders in all` : 'first order'}`
          : 'Account deleted'}
        . Placed {formatDayAndTime(createdAt, now)}.{' '}
        {paid
          ? [`Paid ${formatDayAndTime(paid.at, now)}`, ...paidBy].join(', ')
          : `Not paid yet, ${METHOD_LABELS[paymentMethod]}`}
        .
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <OrderSteps status={status} />
        {due && (
          <Badge tone={due.isOverdue ? 'warning' : 'info'}>
            {due.isOverdue ? 'overdue, was due' : 'on invoice, due'} {formatDayAndMonth(due.dueOn)}
          </Badge>
        )}
      </div>
    </header>
  );
}

/** What else can be done, below the next step: on a phone it is within reach without scrolling. */
function OtherActions({
  staffOrder,
  repeatPath,
  ...form
}: OrderFormProps & Pick<OrderPanelProps, 'staffOrder' | 'repeatPath'>) {
  const { order, nextStatuses, refundable } = staffOrder;
  const { number, contact, cancellation } = order;
  const canCancel = nextStatuses.includes('cancelled');
  const isParcel = hasParcel(order);
  // Without a name the account was deleted, and with it whose order it was.
  const canRepeat = contact.name !== '' && repeatPath !== undefined;
  if (!isParcel && refundable <= 0 && !canCancel && !canRepeat) return null;
  return (
    <div className="-mt-2.5 grid grid-cols-2 gap-grout print:hidden [&>:last-child:nth-child(odd)]:col-span-full">
      {isParcel && (
        <button
          type="button"
          {...{ [PRESENCE_ATTRIBUTES.print]: '', [ADMIN_ATTRIBUTES.key]: 'l' }}
          className={getToolButtonClasses('quiet', 'needs-script px-2!')}
        >
          Packing slip <KeyboardKey>L</KeyboardKey>
        </button>
      )}
      {contact.name && isParcel && (
        <a
          href={adminPaths.shippingLabel(number)}
          download
          {...{ [ADMIN_ATTRIBUTES.key]: 'b' }}
          className={getToolButtonClasses('quiet', 'px-2!')}
        >
          Parcel label <KeyboardKey>B</KeyboardKey>
        </a>
      )}
      <RefundForm staffOrder={staffOrder} {...form} />
      {canRepeat && (
        <a href={repeatPath} className={getToolButtonClasses('quiet', 'px-2!')}>
          Repeat the order
        </a>
      )}
      {canCancel && <CancelOrder {...form} hasRefund={cancellation.toAccounts > 0} />}
    </div>
  );
}

/** Everything about one order, with the one loud button for what comes next. On paper it is a packing slip, or the order without its forms. */
export function OrderPanel({
  staffOrder,
  repeatPath,
  pictures,
  seats,
  now,
  today,
  couriers,
  doneMessage,
  nextNumber,
  search,
  ...form
}: OrderPanelProps) {
  const { order, refundableUnits, otherOrders } = staffOrder;
  const money = { ...form, staffOrder };
  // An open return is what comes next.
  const hasOpenReturn = staffOrder.returns.some(({ nextStates }) => nextStates.length > 0);
  const returns = <OrderReturns {...money} now={now} />;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4.5 rounded-tile bg-surface p-4 lg:p-5 print:p-0">
      <PanelHeader staffOrder={staffOrder} now={now} search={search} />
      <OrderConflictAlert state={form.state} now={now} />
      {doneMessage && !form.state && (
        <ToolAlert tone="success" role="status" title={doneMessage} className="print:hidden">
          {nextNumber && (
            <a
              href={adminPaths.order(nextNumber, search)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8"
            >
              Next: {nextNumber}
            </a>
          )}
        </ToolAlert>
      )}
      <DisputeAlerts staffOrder={staffOrder} now={now} />
      <PaymentAlerts {...money} />
      <RefundExcess {...money} />
      <NextStep {...money} today={today} couriers={couriers} />
      <OtherActions {...money} repeatPath={repeatPath} />
      {hasOpenReturn && returns}
      {order.notes && (
        <p className={clsx('border-s-3 border-warning ps-3 whitespace-pre-line', getPaperClass(order))}>
          {order.notes}
        </p>
      )}
      <div className={clsx(getPaperClass(order))}>
        <OrderLines
          order={order}
          pictures={pictures}
          refunded={subtractLineUnits(getAllUnits(order.lines), refundableUnits)}
        />
      </div>
      <OrderSeats events={seats} number={order.number} />
      <div className={clsx(getPaperClass(order))}>
        <OrderAmounts order={order} />
      </div>
      {!hasOpenReturn && returns}
      <OrderTimeline {...money} now={now} />
      <OrderMoney {...money} now={now} />
      <OrderInvoices order={order} />
      <OrderParties {...form} order={order} otherOrders={otherOrders} />
      {hasParcel(order) && (
        <section aria-hidden="true" className="hidden print:block">
          <PackingSlip order={order} />
        </section>
      )}
    </article>
  );
}
