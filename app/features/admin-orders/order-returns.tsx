import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { RETURN_STATE_LABELS } from '~/content/admin/state-labels';
import { formatOptions } from '~/domain/cart/line-changes';
import { toRupeesString } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import type { ReturnState } from '~/domain/orders/order-return';
import type { StaffOrder, StaffReturn } from '~/domain/orders/staff-order';
import { formatDue } from '~/sections/admin/format-due';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { getTransferHint } from './get-transfer-hint';
import { PanelSection } from './panel-section';
import { UnitFields } from './unit-fields';
import { useOrderFields } from './use-order-fields';

interface DecisionText {
  label: string;
  submit: string;
  /** Whether it is what usually comes next. */
  isLoud: boolean;
}

const DECISIONS: Readonly<Record<Exclude<ReturnState, 'requested'>, DecisionText>> = {
  approved: { label: 'Approve it', submit: 'Approve the return', isLoud: true },
  rejected: { label: 'Decline it', submit: 'Decline the return', isLoud: false },
  received: { label: 'It has arrived', submit: 'Note that it arrived', isLoud: true },
  refunded: { label: 'Refund it', submit: 'Refund the return', isLoud: true },
};

const describeLine = ({ name, options }: Order['lines'][number]) =>
  [name, formatOptions(options)].filter(Boolean).join(', ');

interface DecisionProps extends OrderFormProps {
  order: Order;
  orderReturn: StaffReturn;
  to: Exclude<ReturnState, 'requested'>;
}

/** One decision about a return, with what it needs. */
function Decision({ order, orderReturn, to, ...form }: DecisionProps) {
  const { id, lines, refundAmount } = orderReturn;
  const intent = `return-${to}-${id}`;
  const { fields, formErrors, isRejected } = useOrderFields(intent, form, {
    note: '',
    amount: toRupeesString(refundAmount),
    reference: '',
  });
  const { label, submit, isLoud } = DECISIONS[to];
  return (
    <FormDisclosure label={label} variant={isLoud ? 'loud' : 'quiet'} isOpen={isRejected}>
      <ToolForm {...form} intent={intent} errors={formErrors} hasSurface={false} className="gap-3">
        <input type="hidden" name="returnId" value={id} />
        <input type="hidden" name="to" value={to} />
        {to === 'received' && (
          <UnitFields
            legend="Can be sold again"
            idPrefix={intent}
            name="restock"
            labels={order.lines.map(describeLine)}
            max={lines}
            initial={lines}
            submitted={isRejected ? form.state?.lastResult.initialValue : undefined}
          />
        )}
        {to === 'refunded' && (
          <>
            <ToolInput field={fields.amount} label="Amount, Rs." inputMode="decimal" autoComplete="off" />
            <ToolInput
              field={fields.reference}
              label="Reference of the transfer"
              hint={getTransferHint(order.payments)}
              maxLength={ORDER_FORM_LIMITS.reference}
              autoComplete="off"
              optional
            />
          </>
        )}
        <ToolTextarea
          field={fields.note}
          label={to === 'rejected' ? 'Reason, for the buyer' : 'Message to the buyer'}
          maxLength={ORDER_FORM_LIMITS.note}
          optional={to !== 'rejected'}
        />
        <ToolSubmit variant={isLoud ? 'loud' : 'danger'}>{submit}</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}

interface ReturnDueProps {
  orderReturn: StaffReturn;
  /** When its parcel arrived. */
  receivedAt: Date | undefined;
  now: Date;
}

interface ReturnProps extends OrderFormProps, ReturnDueProps {
  order: Order;
}

const DUE_WORDS = {
  requested: { open: 'To be decided', over: 'Was to be decided' },
  received: { open: 'To be refunded', over: 'Was to be refunded' },
} as const;

/** Until when staff decide about a return, or refund it. Nothing until its parcel arrives. */
function ReturnDue({ orderReturn: { state, createdAt }, receivedAt, now }: ReturnDueProps) {
  if (state !== 'requested' && state !== 'received') return null;
  const start = state === 'received' ? (receivedAt ?? createdAt) : createdAt;
  const { text, isOver } = formatDue(DUE_WORDS[state], { kind: 'returns', start, now });
  return <p className={clsx('text-xs', isOver ? 'font-semibold text-warning' : 'text-muted')}>{text}</p>;
}

function Return({ order, orderReturn, receivedAt, now, ...form }: ReturnProps) {
  const { id, state, lines, reason, hasPhoto, note, createdAt, nextStates } = orderReturn;
  return (
    <li className="grid gap-2.5 rounded-tile bg-bg p-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Badge {...(nextStates.length > 0 && { tone: 'warning' as const })}>
          {RETURN_STATE_LABELS[state]}
        </Badge>
        <time dateTime={createdAt.toISOString()} className="text-xs text-muted">
          {formatDayAndTime(createdAt, now)}
        </time>
      </p>
      <ReturnDue orderReturn={orderReturn} receivedAt={receivedAt} now={now} />
      <ul>
        {order.lines.map((line, position) =>
          lines[position] ? (
            <li key={`${line.productId} ${describeLine(line)}`}>
              {lines[position]} × {describeLine(line)}
            </li>
          ) : null,
        )}
      </ul>
      <blockquote className="border-s-3 border-border-strong ps-3 whitespace-pre-line text-muted">
        {reason}
      </blockquote>
      {hasPhoto && (
        <a href={adminPaths.returnPhoto(order.number, id)} className="block">
          <img
            src={adminPaths.returnPhoto(order.number, id)}
            alt="The returned goods"
            width={288}
            height={216}
            loading="lazy"
            className="max-h-60 w-full rounded-inner object-cover"
          />
        </a>
      )}
      {note && <p className="text-xs text-muted">To the buyer: {note}</p>}
      {nextStates.length > 0 && (
        <div className="grid gap-grout">
          {nextStates.map(
            (to) =>
              to !== 'requested' && (
                <Decision key={to} {...form} order={order} orderReturn={orderReturn} to={to} />
              ),
          )}
        </div>
      )}
    </li>
  );
}

/** The returns of an order with their decisions. */
export function OrderReturns({
  staffOrder,
  now,
  ...form
}: OrderFormProps & { staffOrder: StaffOrder; now: Date }) {
  const { order, returns, events } = staffOrder;
  if (returns.length === 0) return null;
  return (
    <PanelSection title={returns.length === 1 ? 'Return' : 'Returns'} id="returns">
      <ul className="grid gap-grout">
        {returns.map((orderReturn) => (
          <Return
            key={orderReturn.id}
            {...form}
            order={order}
            orderReturn={orderReturn}
            receivedAt={
              events.findLast(
                ({ details }) => details?.returnId === orderReturn.id && details.returnState === 'received',
              )?.at
            }
            now={now}
          />
        ))}
      </ul>
    </PanelSection>
  );
}
