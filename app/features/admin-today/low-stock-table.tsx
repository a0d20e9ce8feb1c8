import { adminPaths } from '~/content/admin/admin-paths';
import { DASHBOARD_DAYS, type LowStock } from '~/domain/orders/dashboard';
import { TOOL_TABLE } from '~/sections/admin/tool-table';

/** "sells 2 a day", "sells 3 a week", "2 sold in 30 days". */
function describeSales(sold: number): string {
  const perDay = sold / DASHBOARD_DAYS;
  if (perDay >= 1) return `sells ${Math.round(perDay)} a day`;
  if (perDay * 7 >= 1) return `sells ${Math.round(perDay * 7)} a week`;
  return sold === 0 ? `none sold in ${DASHBOARD_DAYS} days` : `${sold} sold in ${DASHBOARD_DAYS} days`;
}

/** Products of which few are left. */
export function LowStockTable({ products }: { products: readonly LowStock[] }) {
  if (products.length === 0) return <p className="text-muted">There is enough of everything.</p>;
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Products of which few are left</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Sales</th>
          <th scope="col">Stock</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, stock, sold }) => (
          <tr key={id} className="[&>*]:h-11 [&>*]:bg-bg [&>*]:px-2 lg:[&>*]:h-10">
            <th scope="row" className="rounded-s-tile text-start font-normal">
              <a href={adminPaths.productStock(id)} className="inline-block py-1 hover:underline">
                {name}
              </a>
            </th>
            <td className="text-muted max-sm:hidden">{describeSales(sold)}</td>
            <td className="rounded-e-tile text-end font-semibold whitespace-nowrap tabular-nums">
              {stock === 0 ? 'none left' : `${stock} left`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
