import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { DiscountCode } from '~/domain/discounts/discount-code';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatAmount } from '~/sections/format/format-amount';
import { Badge } from '~/ui/data/badge';
import { type CodeCategory, describePeriod, describeState, describeValue } from './describe-code';

type ListedCode = DiscountCode & { id: string };

const WIDE = 'max-lg:hidden';

function describeCondition(
  { minTotal, categoryId, isOncePerPerson }: ListedCode,
  categories: readonly CodeCategory[],
) {
  const category = categories.find(({ id }) => id === categoryId)?.name;
  const parts = [
    ...(category ? [category] : []),
    ...(minTotal > 0 ? [`from ${formatAmount(minTotal)}`] : []),
    ...(isOncePerPerson ? ['once a person'] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'everything';
}

interface DiscountTableProps {
  codes: readonly ListedCode[];
  categories: readonly CodeCategory[];
  now: Date;
}

const HEADS = [
  { label: 'Code' },
  { label: 'Discount', className: 'max-sm:hidden' },
  { label: 'For', className: WIDE },
  { label: 'Valid', className: WIDE },
  { label: 'State' },
  { label: 'Uses', className: 'text-end!' },
];

/** Discount codes, the newest first. */
export function DiscountTable({ codes, categories, now }: DiscountTableProps) {
  return (
    <ToolTable caption="Discount codes, the newest first" heads={HEADS}>
      {codes.map((code) => {
        const { label, tone } = describeState(code, now);
        return (
          <tr key={code.id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full max-w-0 sm:w-1/4')}>
              <ToolRowLink href={adminPaths.discount(code.id)} className="block truncate font-semibold">
                {code.code}
              </ToolRowLink>
              <span className="block text-xs text-muted tabular-nums sm:hidden">{describeValue(code)}</span>
            </td>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap tabular-nums max-sm:hidden')}>
              {describeValue(code)}
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'text-muted')}>{describeCondition(code, categories)}</td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
              {describePeriod(code, now)}
            </td>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
              <Badge {...(tone && { tone })}>{label}</Badge>
            </td>
            <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
              {code.uses}
              {code.maxUses !== undefined && <span className="text-muted"> of {code.maxUses}</span>}
            </td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
