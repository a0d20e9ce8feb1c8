import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { RevenueProduct } from '~/domain/revenue/revenue-report';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatCount, formatRoundedAmount } from '~/sections/format/format-amount';

const WIDE = 'max-md:hidden';

const HEADS = [
  { label: 'Product' },
  { label: 'Units', className: 'text-end!' },
  { label: 'Invoiced', className: clsx(WIDE, 'text-end!') },
  { label: 'Credited', className: clsx(WIDE, 'text-end!') },
  { label: 'Revenue', className: 'text-end!' },
];

const NUMBER_CELL = clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums');

function ProductName({ id, name, category }: RevenueProduct) {
  const isInShop = id !== undefined && category !== undefined;
  return (
    <>
      {isInShop ? (
        <ToolRowLink href={adminPaths.product(id)} className="font-semibold wrap-anywhere">
          {name}
        </ToolRowLink>
      ) : (
        <span className="font-semibold wrap-anywhere">{name}</span>
      )}
      <span className="block text-xs text-muted">
        {category ?? (id === undefined ? 'no product' : 'not in the shop any more')}
      </span>
    </>
  );
}

/** R-REVENUE-3: products by revenue. A bar shows each beside the first one. */
export function ProductTable({ products }: { products: readonly RevenueProduct[] }) {
  const most = Math.max(1, ...products.map(({ revenue }) => revenue));
  return (
    <ToolTable caption="Products by revenue, the largest first" heads={HEADS}>
      {products.map((product) => {
        const { id, name, units, invoiced, credited, revenue } = product;
        return (
          <tr key={id ?? name} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full')}>
              <ProductName {...product} />
              <svg width="100%" height="4" className="my-1 block rounded-inner bg-bg" aria-hidden="true">
                <rect
                  width={`${(Math.max(0, revenue) / most) * 100}%`}
                  height="4"
                  className="fill-glaze-peacock"
                />
              </svg>
            </td>
            <td className={NUMBER_CELL}>{id === undefined ? '–' : formatCount(units)}</td>
            <td className={clsx(NUMBER_CELL, WIDE)}>{formatRoundedAmount(invoiced)}</td>
            <td className={clsx(NUMBER_CELL, WIDE)}>{credited > 0 ? formatRoundedAmount(credited) : '–'}</td>
            <td className={clsx(NUMBER_CELL, 'font-semibold')}>{formatRoundedAmount(revenue)}</td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
