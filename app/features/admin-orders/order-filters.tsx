import { adminPaths } from '~/content/admin/admin-paths';
import { PAYMENT_METHODS } from '~/domain/orders/checkout-schema';
import {
  isUnfilteredStaffQuery,
  type StaffOrderQuery,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { Icon } from '~/ui/icons/icon';
import { describeFilters, type FilterName } from './describe-filters';
import { METHOD_LABELS } from './order-state';

const POPOVER_ID = 'order-filters';

function pathWithout(query: StaffOrderQuery, name: FilterName): string {
  const { [name]: _, cursor: __, ...rest } = query;
  return adminPaths.orders(serialiseStaffOrderQuery({ ...rest, q: name === 'q' ? '' : query.q }).toString());
}

const CHIP = 'inline-flex min-h-11 items-center gap-1.5 rounded-tile bg-surface px-2.5 text-xs lg:min-h-7.5';

/** The active filters, each with a link that removes it, and a form for more. */
export function OrderFilters({ query }: { query: StaffOrderQuery }) {
  const { view, q, from, to, method } = query;
  return (
    <div className="flex flex-wrap gap-grout">
      {describeFilters(query).map(({ name, label }) => (
        <a
          key={name}
          href={pathWithout(query, name)}
          aria-label={`Remove the filter ${label}`}
          className={`${CHIP} text-muted hover:bg-raised hover:text-text`}
        >
          {label}
          <Icon name="close" size={12} />
        </a>
      ))}
      <button
        type="button"
        popoverTarget={POPOVER_ID}
        className={`${CHIP} text-muted hover:bg-raised hover:text-text`}
      >
        <Icon name="plus" size={12} />
        Filter
      </button>
      <div id={POPOVER_ID} popover="auto" className="popover overlay p-4">
        <form action={adminPaths.orders()} className="grid w-80 max-w-[calc(100vw-4rem)] gap-3">
          {view !== 'all' && <input type="hidden" name="view" value={view} />}
          <ToolInput
            field={{ id: 'filter-q', name: 'q', value: q }}
            label="Number, buyer, company or product"
            type="search"
            maxLength={80}
            optional="unmarked"
          />
          <div className="grid grid-cols-2 gap-grout">
            <ToolInput
              field={{ id: 'filter-from', name: 'from', value: from }}
              label="From"
              type="date"
              optional="unmarked"
            />
            <ToolInput
              field={{ id: 'filter-to', name: 'to', value: to }}
              label="Until"
              type="date"
              optional="unmarked"
            />
          </div>
          <ToolSelect
            field={{ id: 'filter-method', name: 'method', value: method ?? '' }}
            label="Chosen method"
            options={[
              { value: '', label: 'any method' },
              ...PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] })),
            ]}
            optional="unmarked"
          />
          <div className="flex gap-grout">
            <ToolSubmit variant="loud" className="flex-1">
              Show orders
            </ToolSubmit>
            {!isUnfilteredStaffQuery(query) && (
              <ToolLink href={adminPaths.orders(serialiseStaffOrderQuery({ view, q: '' }).toString())}>
                Clear
              </ToolLink>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}
