import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatSelectedProduct } from '~/domain/catalogue/product-selection';
import type { StaffProductRow } from '~/domain/catalogue/staff-product';
import { LOW_STOCK_THRESHOLD } from '~/domain/catalogue/stock';
import { SelectBox } from '~/sections/admin/selection';
import { TOOL_CELL, TOOL_ROW, ToolRowLink } from '~/sections/admin/tool-table';
import { formatFigure } from '~/sections/format/format-amount';
import { Badge } from '~/ui/data/badge';
import { Picture } from '~/ui/pictures/picture';

export const WIDE = 'max-lg:hidden';
export const NOT_NARROW = 'max-sm:hidden';
const FIGURE = 'text-end whitespace-nowrap tabular-nums';

function Price({ price, unitPrice }: StaffProductRow) {
  return (
    <>
      {unitPrice < price && (
        <s className="me-2 text-xs text-muted max-sm:hidden">
          <span className="sr-only">Regular price </span>
          {formatFigure(price)}
        </s>
      )}
      <span className="font-semibold">{formatFigure(unitPrice)}</span>
    </>
  );
}

/** A product in the list of the back office. */
export function ProductRow({ product }: { product: StaffProductRow }) {
  const { id, name, image, category, state, stock } = product;
  return (
    <tr className={TOOL_ROW}>
      <td className={clsx(TOOL_CELL, 'w-0 px-0! lg:ps-1!')}>
        <SelectBox name="selected" value={formatSelectedProduct(product)} label={`Select ${name}`} />
      </td>
      <td className={clsx(TOOL_CELL, 'w-1/2 max-w-0 ps-0!')}>
        <span className="flex items-center gap-3">
          <span className="size-8 shrink-0 overflow-hidden rounded-inner bg-raised max-[23rem]:hidden">
            {image && (
              <Picture image={{ ...image, alt: '' }} sizes="32px" className="size-full object-cover" />
            )}
          </span>
          <span className="grid min-w-0 justify-items-start gap-1">
            <ToolRowLink
              href={adminPaths.product(id)}
              className="max-w-full font-semibold max-sm:line-clamp-2 sm:truncate"
            >
              {name}
            </ToolRowLink>
            {state !== 'published' && <Badge className="sm:hidden">{state}</Badge>}
          </span>
        </span>
      </td>
      <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{category}</td>
      <td className={clsx(TOOL_CELL, NOT_NARROW, 'whitespace-nowrap')}>
        {state === 'published' ? <span className="text-muted">in the shop</span> : <Badge>{state}</Badge>}
      </td>
      <td
        className={clsx(
          TOOL_CELL,
          FIGURE,
          stock <= LOW_STOCK_THRESHOLD && state === 'published' && 'font-semibold text-warning',
        )}
      >
        {stock}
      </td>
      <td className={clsx(TOOL_CELL, FIGURE)}>
        <Price {...product} />
      </td>
    </tr>
  );
}
