import { adminPaths } from '~/content/admin/admin-paths';
import type { LabelSize, StaffStatus } from '~/domain/orders/staff-order';
import {
  STEPS_FOR_ALL,
  type StaffOrderQuery,
  type StaffOrderView,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { formatViewCount } from '~/domain/site/staff-counts';
import {
  type SelectionAction,
  SelectionBar,
  SelectionButton,
  SelectionButtons,
} from '~/sections/admin/selection';

type StatusAction = SelectionAction<Exclude<StaffStatus, 'cancelled' | 'shipped'>>;

/** Each payment is recorded under the number of its order. A bank statement has the references: see the payments. */
const PAY: StatusAction = { value: 'paid', label: 'Mark paid', key: 'r' };
const PACK: StatusAction = { value: 'packed', label: 'Mark packed', key: 'p' };
const DELIVER: StatusAction = { value: 'delivered', label: 'Mark delivered', key: 'd' };

const LABEL_BUTTONS: readonly { size: LabelSize; label: string; key: string }[] = [
  { size: 'a4', label: 'Labels, 4 on A4', key: 'a' },
  { size: 'a6', label: 'Labels, A6', key: 'b' },
];

const ACTIONS: Readonly<Partial<Record<StaffOrderView, readonly StatusAction[]>>> = {
  'to-pay': [PAY],
  done: [],
  'to-pack': [PACK],
  'to-ship': [],
  'on-the-way': [DELIVER],
};

interface BulkBarProps {
  query: StaffOrderQuery;
  /** The orders of the query: its count ends at MAX_VIEW_COUNT. */
  count: number;
  /** Whether the page has all of them. */
  isOnePage: boolean;
}

/** What can be done with all selected orders at once. It is shown while one is selected. */
export function BulkBar({ query, count, isOnePage }: BulkBarProps) {
  const { cursor: _, ...filters } = query;
  const { view } = query;
  const step = STEPS_FOR_ALL[view];
  const actions = ACTIONS[view] ?? [PACK, DELIVER];
  const canShip = view === 'to-ship' || !ACTIONS[view];
  return (
    <SelectionBar
      noun="orders"
      isOnePage={isOnePage}
      link={
        step &&
        !isOnePage && (
          <a
            href={adminPaths.markMatching(serialiseStaffOrderQuery(filters).toString())}
            className="ms-3 inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-9"
          >
            Mark all {formatViewCount(count)} {step} instead
          </a>
        )
      }
    >
      <SelectionButton
        formMethod="get"
        formAction={adminPaths.packingSlips()}
        label="Packing slips"
        shortcut="l"
      />
      {LABEL_BUTTONS.map(({ size, label, key }) => (
        <SelectionButton
          key={size}
          name="size"
          value={size}
          formMethod="get"
          formAction={adminPaths.shippingLabels()}
          label={label}
          shortcut={key}
        />
      ))}
      {canShip && (
        <SelectionButton formMethod="get" formAction={adminPaths.shipOrders()} label="Ship" shortcut="s" />
      )}
      <SelectionButtons name="to" actions={actions} />
    </SelectionBar>
  );
}
