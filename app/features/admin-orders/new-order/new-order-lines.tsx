import { MAX_QUANTITY } from '~/domain/cart/cart';
import { formatOptions } from '~/domain/cart/line-changes';
import { findOptionImage } from '~/domain/catalogue/product-options';
import { getVariantStock } from '~/domain/catalogue/product-variants';
import { formatStock } from '~/domain/catalogue/stock';
import { formatNewOrderIntent, type LineEdit, QUANTITY_FIELD } from '~/domain/orders/new-order-query';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatAmount, formatFigure } from '~/sections/format/format-amount';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import type { NewOrderRow } from './new-order-rows';
import { NEW_ORDER_FORM } from './new-order-state';

const UPDATE = formatNewOrderIntent({ kind: 'update' });

interface NewOrderLinesProps {
  rows: readonly NewOrderRow[];
  /** A change that was not made. */
  edit: LineEdit;
}

/** What is known of the line below its name: options, price, stock. */
function describeRow({ line, product, unitPrice }: NewOrderRow): string {
  const options = formatOptions(line.options);
  const stock = product && formatStock({ ...product, stock: getVariantStock(product, line.options) });
  return [options, product && `${formatAmount(unitPrice)} each`, stock].filter(Boolean).join(' · ');
}

interface LineRowProps extends Omit<NewOrderLinesProps, 'rows'> {
  row: NewOrderRow;
  position: number;
}

function LineRow({ row, position, edit }: LineRowProps) {
  const { id, line, name, product, payable, problems } = row;
  const chosen = formatOptions(line.options);
  const label = chosen ? `${name}, ${chosen}` : name;
  const refused = edit.kind === 'refused' && edit.form === 'quantities' ? edit : undefined;
  const isInvalid = refused?.invalid.includes(id) ?? false;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-tile bg-surface p-2.5 sm:grid-cols-[40px_minmax(0,1fr)_7rem_7rem_auto]">
      <ProductThumbnail
        image={product && findOptionImage(product.images, line.options)}
        sizes="40px"
        className="size-10"
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="leading-snug font-semibold">{name}</p>
        <p className="text-xs text-muted tabular-nums">{describeRow(row)}</p>
        {problems.map((problem) => (
          <p key={problem} className="text-xs font-semibold text-danger">
            {problem}
          </p>
        ))}
      </div>
      <Field
        id={`quantity-${position}`}
        label={`Quantity of ${label}`}
        hideLabel
        className="max-sm:col-start-2 max-sm:row-start-2 max-sm:w-28"
        {...(isInvalid && refused && { error: refused.message })}
      >
        <Input
          form={NEW_ORDER_FORM}
          name={QUANTITY_FIELD}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_QUANTITY}
          defaultValue={refused?.typed[id] ?? line.quantity}
          autoFocus={isInvalid && refused?.invalid[0] === id}
          className="text-end tabular-nums lg:min-h-9 lg:text-sm"
        />
      </Field>
      <p className="text-end tabular-nums max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-end max-sm:pe-2.5">
        {formatFigure(payable)}
      </p>
      <button
        type="submit"
        form={NEW_ORDER_FORM}
        name="intent"
        value={formatNewOrderIntent({ kind: 'remove', position })}
        aria-label={`Remove ${label}`}
        className="grid size-11 place-items-center rounded-tile text-muted hover:bg-raised hover:text-text max-sm:col-start-3 max-sm:row-start-1 lg:size-9"
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** The lines of a new order, with their quantities, stock and prices. */
export function NewOrderLines({ rows, edit }: NewOrderLinesProps) {
  const isFull = edit.kind === 'refused' && edit.invalid.length === 0;
  return (
    <section aria-labelledby="lines-title" className="grid gap-2.5">
      <h2 id="lines-title" className="text-panel">
        Lines
      </h2>
      {/* The first button of the form is what Enter in any of its fields presses. */}
      <button
        type="submit"
        form={NEW_ORDER_FORM}
        name="intent"
        value={UPDATE}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      >
        Change the quantities
      </button>
      {isFull && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {edit.message}
        </p>
      )}
      {rows.length === 0 ? (
        <ToolEmpty title="Nothing is in the order yet.">
          <p className="text-muted">Find a product by its name, and add it.</p>
        </ToolEmpty>
      ) : (
        <>
          <ul className="grid gap-grout">
            {rows.map((row, position) => (
              <LineRow key={row.id} row={row} position={position} edit={edit} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ToolSubmit form={NEW_ORDER_FORM} intent={UPDATE}>
              Change the quantities
            </ToolSubmit>
            <p className="text-xs text-muted">Before GST. 0 removes a line.</p>
          </div>
        </>
      )}
    </section>
  );
}
