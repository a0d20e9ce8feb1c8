import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { getCategoryCode } from '~/content/shop/supply-codes';
import type { StaffCategory } from '~/domain/catalogue/category-form-schema';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';

const WIDE = 'max-lg:hidden';
const FIGURE = 'text-end! tabular-nums';

const HEADS = [
  { label: 'Category' },
  { label: 'HSN or SAC', className: WIDE },
  { label: 'In the shop', className: FIGURE },
  { label: 'Drafts', className: FIGURE },
];

/** The categories in the order of the shop. */
export function CategoryTable({ categories }: { categories: readonly StaffCategory[] }) {
  return (
    <ToolTable caption="Categories, in the order of the shop" heads={HEADS}>
      {categories.map(({ id, name, description, hsnCode, published, drafts }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'w-full')}>
            <ToolRowLink href={adminPaths.category(id)} className="block font-semibold wrap-anywhere">
              {name}
            </ToolRowLink>
            {description && <span className="block text-xs wrap-anywhere text-muted">{description}</span>}
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted tabular-nums')}>
            {hsnCode ?? getCategoryCode(id)}
          </td>
          <td className={clsx(TOOL_CELL, FIGURE)}>{formatCount(published)}</td>
          <td className={clsx(TOOL_CELL, FIGURE, 'text-muted')}>{formatCount(drafts)}</td>
        </tr>
      ))}
    </ToolTable>
  );
}
