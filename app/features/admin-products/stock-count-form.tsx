import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatOptions } from '~/domain/cart/line-changes';
import { formatVariantKey } from '~/domain/catalogue/stock-alert-schema';
import { formatStockRowKey, type StockRow } from '~/domain/catalogue/stock-count';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { TOOL_CELL, TOOL_ROW, ToolTable } from '~/sections/admin/tool-table';
import type { StockCountState, TypedCount } from './stock-count-state';

const FIGURE = 'text-end! tabular-nums';

const HEADS = [
  { label: 'Product' },
  { label: 'In stock', className: FIGURE },
  { label: 'Counted', className: FIGURE },
];

interface StockCountRowProps {
  row: StockRow;
  position: number;
  typed: TypedCount | undefined;
  /** The row before is of the same product. */
  isContinued: boolean;
  hasFocus: boolean;
}

function StockCountRow({ row, position, typed, isContinued, hasFocus }: StockCountRowProps) {
  const { productId, variant, name, stock, version } = row;
  const options = variant ? formatOptions(variant) : '';
  const field = (part: string) => `counts[${position}].${part}`;
  return (
    <tr className={TOOL_ROW}>
      <td className={clsx(TOOL_CELL, 'w-full')}>
        <span className={isContinued ? 'sr-only' : 'block font-semibold wrap-anywhere'}>{name}</span>
        {options && <span className="block text-muted wrap-anywhere">{options}</span>}
        <input type="hidden" name={field('id')} value={productId} />
        {variant && <input type="hidden" name={field('variant')} value={formatVariantKey(variant)} />}
        <input type="hidden" name={field('version')} value={typed?.version ?? version} />
      </td>
      <td className={clsx(TOOL_CELL, FIGURE, 'font-semibold')}>{stock}</td>
      <td className={TOOL_CELL}>
        <ToolInput
          field={{
            id: `count-${position}`,
            name: field('units'),
            value: typed?.units,
            errors: typed?.error === undefined ? undefined : [typed.error],
            autoFocus: hasFocus,
          }}
          label={
            <span className="sr-only">{['Counted units of', name, options].filter(Boolean).join(' ')}</span>
          }
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          optional="unmarked"
          className="w-24 max-w-full sm:w-32"
        />
      </td>
    </tr>
  );
}

interface StockCountFormProps {
  /** Of the page, with its filters. */
  search: string;
  rows: readonly StockRow[];
  state: StockCountState | undefined;
}

/** R-PRODUCT-10: a row for each variant with a field for its counted units. */
export function StockCountForm({ search, rows, state }: StockCountFormProps) {
  const typed = rows.map((row) => state?.rows[formatStockRowKey(row)]);
  const firstInvalid = typed.findIndex((each) => each?.error !== undefined);
  return (
    <ToolForm
      action={adminPaths.stockCount(search)}
      errors={state && [state.issue]}
      hasSurface={false}
      asksBeforeLeaving
      className="gap-3"
    >
      <ToolTable caption="The stock of each product and variant" heads={HEADS}>
        {rows.map((row, position) => (
          <StockCountRow
            key={formatStockRowKey(row)}
            row={row}
            position={position}
            typed={typed[position]}
            isContinued={rows[position - 1]?.productId === row.productId}
            hasFocus={position === firstInvalid}
          />
        ))}
      </ToolTable>
      <ToolSubmit variant="loud" className="justify-self-start">
        Enter the counts
      </ToolSubmit>
    </ToolForm>
  );
}
