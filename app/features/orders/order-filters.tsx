import {
  ORDER_GROUPS,
  type OrderGroup,
  type OrderHistoryQuery,
  serialiseOrderHistoryQuery,
} from '~/domain/orders/order-history-query';
import { paths } from '~/paths';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';

const ORDER_GROUP_LABELS: Record<OrderGroup, string> = {
  open: 'In progress',
  delivered: 'Delivered',
  ended: 'Cancelled or refunded',
};

/** Not in `paths`, because that module is part of every hydrated page. */
export function getOrderHistoryPath(query: OrderHistoryQuery): string {
  const search = serialiseOrderHistoryQuery(query).toString();
  return search ? `${paths.account.orderHistory()}?${search}` : paths.account.orderHistory();
}

interface OrderFiltersProps {
  query: OrderHistoryQuery;
  years: readonly number[];
}

/** Search, status and year filters of the order history. They are links and a form, so the query has all of them. */
export function OrderFilters({ query, years }: OrderFiltersProps) {
  const { group, year } = query;
  const getHref = (changes: Partial<OrderHistoryQuery>) =>
    getOrderHistoryPath({ ...query, page: 1, ...changes });
  const statusLinks = [
    { label: 'All', href: getHref({ group: undefined }), isCurrent: group === undefined },
    ...ORDER_GROUPS.map((name) => ({
      label: ORDER_GROUP_LABELS[name],
      href: getHref({ group: name }),
      isCurrent: group === name,
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <search>
        <form action={paths.account.orderHistory()} className="flex gap-grout sm:max-w-md">
          {group && <input type="hidden" name="state" value={group} />}
          {year && <input type="hidden" name="year" value={year} />}
          <Field id="order-search" label="Number or product" hideLabel className="flex-1">
            <Input
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={80}
              placeholder="Number or product"
            />
          </Field>
          <button
            type="submit"
            aria-label="Search orders"
            className={getButtonClasses({ variant: 'quiet', isSquare: true })}
          >
            <Icon name="search" />
          </button>
        </form>
      </search>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <SegmentedLinks label="State" items={statusLinks} className="min-w-0 max-w-full" />
        {years.length > 1 && (
          <SegmentedLinks
            label="Year"
            items={[
              { label: 'Any year', href: getHref({ year: undefined }), isCurrent: year === undefined },
              ...years.map((number) => ({
                label: number,
                href: getHref({ year: number }),
                isCurrent: year === number,
              })),
            ]}
          />
        )}
      </div>
    </div>
  );
}
