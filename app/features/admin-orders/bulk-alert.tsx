import { adminPaths } from '~/content/admin/admin-paths';
import { STAFF_STATUSES, type StaffStatus } from '~/domain/orders/staff-order';
import type { StaffOrderView } from '~/domain/orders/staff-order-query';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { Alert } from '~/ui/feedback/alert';
import { VIEW_LABELS } from './order-state';

type BulkStatus = Exclude<StaffStatus, 'cancelled'>;

/** Where the orders go on from here. */
const NEXT_VIEWS: Readonly<Partial<Record<BulkStatus, StaffOrderView>>> = {
  paid: 'to-pack',
  packed: 'to-ship',
  shipped: 'on-the-way',
};

const findStatus = (text: string | null) =>
  STAFF_STATUSES.find((status): status is BulkStatus => status !== 'cancelled' && status === text);

/** What was done with the selected orders. */
export interface BulkResult {
  to: BulkStatus;
  changed: number;
  /** Numbers of orders that stayed as they were. */
  unchanged: readonly string[];
}

interface MarkedOrders {
  changed: readonly string[];
  unchanged: readonly { number: string }[];
}

const CHANGED = 'marked';
const UNCHANGED = 'unmarked';
const STATUS = 'marked-as';
const MAX_SHOWN = 25;

/** Adds the result to the query of the list. */
export function addBulkResult(
  query: URLSearchParams,
  to: BulkStatus,
  { changed, unchanged }: MarkedOrders,
): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set(STATUS, to);
  params.set(CHANGED, String(changed.length));
  if (unchanged.length > 0)
    params.set(
      UNCHANGED,
      unchanged
        .slice(0, MAX_SHOWN)
        .map(({ number }) => number)
        .join('.'),
    );
  return params;
}

/** The result in the query of a URL. */
export function readBulkResult(params: URLSearchParams): BulkResult | undefined {
  const changed = Number(params.get(CHANGED) ?? Number.NaN);
  const to = findStatus(params.get(STATUS));
  if (!to || !Number.isInteger(changed) || changed < 0) return undefined;
  const unchanged = (params.get(UNCHANGED) ?? '')
    .split('.')
    .filter((number) => /^[A-Z]{2,4}-\d{4}-\d{6}$/.test(number));
  return { to, changed, unchanged: unchanged.slice(0, MAX_SHOWN) };
}

/** Says how many orders were changed, and which were not. */
export function BulkAlert({ result }: { result: BulkResult | undefined }) {
  if (!result) return null;
  const { to, changed, unchanged } = result;
  const nextView = NEXT_VIEWS[to];
  return (
    <Alert
      tone={unchanged.length > 0 ? 'warning' : 'success'}
      role="status"
      title={changed === 1 ? `1 order is ${to}.` : `${changed} orders are ${to}.`}
      className="mb-2.5"
      action={
        nextView &&
        changed > 0 && (
          <a href={adminPaths.orders(`view=${nextView}`)} className={getToolButtonClasses('quiet')}>
            {VIEW_LABELS[nextView]}
          </a>
        )
      }
    >
      {unchanged.length > 0 && (
        <>
          These were not changed, because their state was another one:{' '}
          {unchanged.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <a href={adminPaths.order(number)} className="underline underline-offset-4">
                {number}
              </a>
            </span>
          ))}
        </>
      )}
    </Alert>
  );
}
