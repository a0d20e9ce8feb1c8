import { useForm } from '@conform-to/react';
import { adminPaths } from '~/content/admin/admin-paths';
import { STOCK_REASON_LABELS } from '~/content/admin/product-labels';
import { formatOptions } from '~/domain/cart/line-changes';
import type { StaffVariant, StockMovement } from '~/domain/catalogue/staff-product';
import { STOCK_MOVEMENT_REASONS } from '~/domain/catalogue/stock';
import { formatVariantKey } from '~/domain/catalogue/stock-alert-schema';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createFormFields } from '~/ui/forms/conform-fields';
import type { ProductFormProps } from './form-state';

const formatChange = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);

function Movements({ movements, now }: { movements: readonly StockMovement[]; now: Date }) {
  return (
    <ul className="grid gap-grout">
      {movements.map(({ id, color, size, change, stockAfter, reason, note, orderNumber, by, at }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-tile bg-surface px-3 py-2"
        >
          <span className="font-semibold tabular-nums">{formatChange(change)}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="inline-block first-letter:uppercase">{reason}</span>
            {orderNumber && (
              <>
                {' of '}
                <a href={adminPaths.order(orderNumber)} className="underline underline-offset-4">
                  {orderNumber}
                </a>
              </>
            )}{' '}
            <span className="text-xs text-muted">
              {(color || size) && `${formatOptions({ color, size })}, `}
              {by ? `by ${by}, ` : ''}
              {formatDayAndTime(at, now)}
              {note && `: ${note}`}
            </span>
          </span>
          <span className="text-muted tabular-nums">
            <span className="sr-only">then </span>
            {stockAfter}
            <span className="sr-only"> in stock</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The units of each variant. */
function Variants({ variants }: { variants: readonly StaffVariant[] }) {
  return (
    <ul className="grid grid-cols-2 gap-grout sm:grid-cols-3">
      {variants.map(({ color, size, stock, isOffered }) => (
        <li
          key={formatVariantKey({ color, size })}
          className="flex items-baseline justify-between gap-2 rounded-tile bg-surface px-3 py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {formatOptions({ color, size }) || 'Without options'}
            {!isOffered && <span className="block text-xs text-muted">not offered any more</span>}
          </span>
          <span className="font-semibold tabular-nums">
            {stock}
            <span className="sr-only"> in stock</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** R-ALERT-1: how many asked for an email when it is back. */
function Waiting({ waiting }: { waiting: ProductStockProps['waiting'] }) {
  return (
    <p className="rounded-tile bg-surface px-3 py-2">
      <span className="font-semibold">Waiting for it: </span>
      {waiting
        .map(({ color, size, people }) => `${formatOptions({ color, size }) || 'any'} (${people})`)
        .join(', ')}
      . They get an email when the stock is above zero.
    </p>
  );
}

type Values = Record<'variant' | 'reason' | 'units' | 'note', string>;

/** R-PRODUCT-4: what a colleague or a return changed while the form was open. */
function StockConflictAlert({ movements, now }: { movements: readonly StockMovement[]; now: Date }) {
  return (
    <ConflictAlert title="The stock was changed in the meantime" className="">
      <Movements movements={movements} now={now} />
      <p className="mt-1.5">
        Your change was not made. What you typed is still in the form: if it is about other units, send it
        again.
      </p>
    </ConflictAlert>
  );
}

interface ProductStockProps extends ProductFormProps {
  /** The number of movements that the page shows. */
  version: number;
  /** The stock in words. */
  stockText: string;
  variants: readonly StaffVariant[];
  movements: readonly StockMovement[];
  /** Confirmed requests for an email, by variant. */
  waiting: readonly { color: string; size: string; people: number }[];
  now: Date;
}

/** R-PRODUCT-4: the stock, a form that changes it with a reason, and the latest changes. */
export function ProductStock(props: ProductStockProps) {
  const { id, version, state, stockText, variants, movements, waiting, now } = props;
  const lastResult = state?.intent === 'stock' ? state.lastResult : undefined;
  const [form, fields] = useForm<Values, unknown, string[]>({
    id: 'stock',
    lastResult: lastResult ?? null,
    defaultValue: { reason: 'delivery' },
  });
  const { variant, reason, units, note } = fields;
  const field = createFormFields([variant, reason, units, note]);
  return (
    <section aria-labelledby="stock-title" className="grid gap-2">
      <h2 id="stock-title" tabIndex={-1} className="scroll-mt-20 text-panel outline-none">
        {stockText}
      </h2>
      {variants.length > 0 && <Variants variants={variants} />}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      {state?.movements && <StockConflictAlert movements={state.movements} now={now} />}
      <ToolForm
        action={adminPaths.product(id)}
        intent="stock"
        version={getFormVersion(version, lastResult)}
        errors={form.errors}
      >
        {variants.length > 0 && (
          <ToolSelect
            field={field(variant)}
            label="Variant"
            options={[
              { value: '', label: 'Choose' },
              ...variants.map((stocked) => ({
                value: formatVariantKey(stocked),
                label: formatOptions(stocked) || 'Without options',
              })),
            ]}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
          <ToolSelect
            field={field(reason)}
            label="Reason"
            options={STOCK_MOVEMENT_REASONS.map((value) => ({ value, label: STOCK_REASON_LABELS[value] }))}
          />
          <ToolInput field={field(units)} label="Units" inputMode="numeric" autoComplete="off" />
        </div>
        <ToolInput field={field(note)} label="Note" maxLength={300} autoComplete="off" optional />
        <ToolSubmit className="justify-self-start">Change the stock</ToolSubmit>
      </ToolForm>
      {movements.length > 0 ? (
        <Movements movements={movements} now={now} />
      ) : (
        <p className="text-muted">Staff have not changed the stock yet. Orders reduce it by themselves.</p>
      )}
    </section>
  );
}
