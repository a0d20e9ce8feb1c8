import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffProductList, StaffProductRow } from '~/domain/catalogue/staff-product';
import {
  isUnfilteredProductQuery,
  type ProductCursor,
  type StaffProductQuery,
  serialiseStaffProductQuery,
} from '~/domain/catalogue/staff-product-query';
import { LOW_STOCK_THRESHOLD } from '~/domain/catalogue/stock';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { PageLinks } from '~/sections/admin/page-links';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolEmpty } from '~/sections/admin/tool-empty';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { formatFigure } from '~/sections/format/format-amount';
import { Badge } from '~/ui/data/badge';
import { Picture } from '~/ui/pictures/picture';
import { site } from '~site';

const WIDE = 'max-lg:hidden';
const NOT_NARROW = 'max-sm:hidden';
const FIGURE = 'text-end whitespace-nowrap tabular-nums';

const HEADS = [
  { label: 'Product' },
  { label: 'Category', className: WIDE },
  { label: 'State', className: NOT_NARROW },
  { label: 'Stock', className: 'text-end!' },
  { label: `Price, ${site.currency.label}`, className: 'text-end!' },
];

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

function ProductRow({ product }: { product: StaffProductRow }) {
  const { id, name, image, category, state, stock } = product;
  return (
    <tr className={TOOL_ROW}>
      <td className={clsx(TOOL_CELL, 'w-1/2 max-w-0')}>
        <span className="flex items-center gap-3">
          <span className="size-8 shrink-0 overflow-hidden rounded-inner bg-raised">
            {image && (
              <Picture image={{ ...image, alt: '' }} sizes="32px" className="size-full object-cover" />
            )}
          </span>
          <a
            href={adminPaths.product(id)}
            {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
            className={clsx('min-w-0 font-semibold max-sm:line-clamp-2 sm:truncate', TOOL_ROW_LINK)}
          >
            {name}
          </a>
          {state === 'draft' && <Badge className="sm:hidden">draft</Badge>}
        </span>
      </td>
      <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{category}</td>
      <td className={clsx(TOOL_CELL, NOT_NARROW, 'whitespace-nowrap')}>
        {state === 'draft' ? <Badge>draft</Badge> : <span className="text-muted">in the shop</span>}
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

interface ProductListProps {
  query: StaffProductQuery;
  list: StaffProductList;
}

/** A page of products, the newest first. */
export function ProductList({ query, list }: ProductListProps) {
  const toPath = (cursor: ProductCursor) =>
    adminPaths.products(serialiseStaffProductQuery({ ...query, cursor }).toString());
  if (list.products.length === 0) {
    return (
      <ToolEmpty
        title={isUnfilteredProductQuery(query) ? 'No products yet.' : 'No product fits these filters.'}
      >
        {isUnfilteredProductQuery(query) ? (
          <p className="text-muted">Write the first one, or import a file of them.</p>
        ) : (
          <a href={adminPaths.products()} className={getToolButtonClasses('quiet')}>
            Clear the filters
          </a>
        )}
      </ToolEmpty>
    );
  }
  return (
    <>
      <table className={TOOL_TABLE}>
        <caption className="sr-only">Products, the newest first</caption>
        <ToolTableHead heads={HEADS} />
        <tbody>
          {list.products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
      <PageLinks page={list} toPath={toPath} />
    </>
  );
}
