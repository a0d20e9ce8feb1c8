import { adminPaths } from '~/content/admin/admin-paths';
import { STAFF_STATUSES, type StaffStatus } from '~/domain/orders/staff-order';
import {
  type StaffOrderQuery,
  type StaffOrderView,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { ToolLink } from '~/sections/admin/tool-button';
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

/** What was done with many orders. */
export interface BulkResult {
  to: BulkStatus;
  changed: number;
  /** Numbers of orders that stayed as they were. */
  unchanged: readonly string[];
  /** How many more stayed as they were. */
  moreUnchanged: number;
  /** Orders that still wait for the same step. */
  left: number;
}

interface MarkedOrders {
  changed: readonly string[];
  unchanged: readonly { number: string }[];
  left?: number;
}

const CHANGED = 'marked';
const UNCHANGED = 'unmarked';
const MORE_UNCHANGED = 'more-unmarked';
const STATUS = 'marked-as';
const LEFT = 'left';
const MAX_SHOWN = 25;

/** Adds the result to the query of the list. */
export function addBulkResult(
  query: URLSearchParams,
  to: BulkStatus,
  { changed, unchanged, left = 0 }: MarkedOrders,
): URLSearchParams {
  const shown = unchanged.slice(0, MAX_SHOWN).map(({ number }) => number);
  const moreUnchanged = unchanged.length - shown.length;
  return new URLSearchParams([
    ...query,
    [STATUS, to],
    [CHANGED, String(changed.length)],
    ...(shown.length > 0 ? [[UNCHANGED, shown.join('.')]] : []),
    ...(moreUnchanged > 0 ? [[MORE_UNCHANGED, String(moreUnchanged)]] : []),
    ...(left > 0 ? [[LEFT, String(left)]] : []),
  ]);
}

function readCount(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** The result in the query of a URL. */
export function readBulkResult(params: URLSearchParams): BulkResult | undefined {
  const changed = readCount(params, CHANGED);
  const to = findStatus(params.get(STATUS));
  if (!to || changed === undefined) return undefined;
  const unchanged = (params.get(UNCHANGED) ?? '')
    .split('.')
    .filter((number) => /^[A-Z]{2,4}-\d{4}-\d{6}$/.test(number))
    .slice(0, MAX_SHOWN);
  const moreUnchanged = readCount(params, MORE_UNCHANGED) ?? 0;
  return { to, changed, unchanged, moreUnchanged, left: readCount(params, LEFT) ?? 0 };
}

function UnchangedOrders({ unchanged, moreUnchanged }: Pick<BulkResult, 'unchanged' | 'moreUnchanged'>) {
  return (
    <p>
      These were not changed, because they have another state, or a colleague changed them meanwhile:{' '}
      {unchanged.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a href={adminPaths.order(number)} className="underline underline-offset-4">
            {number}
          </a>
        </span>
      ))}
      {moreUnchanged > 0 && ` and ${moreUnchanged} more`}
    </p>
  );
}

interface BulkAlertProps {
  result: BulkResult | undefined;
  query: StaffOrderQuery;
}

/** Says how many orders were changed, which were not, and how many are left. */
export function BulkAlert({ result, query }: BulkAlertProps) {
  if (!result) return null;
  const { to, changed, unchanged, moreUnchanged, left } = result;
  const { cursor: _, ...filters } = query;
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
          <ToolLink href={adminPaths.orders(`view=${nextView}`)}>{VIEW_LABELS[nextView]}</ToolLink>
        )
      }
    >
      {unchanged.length > 0 && <UnchangedOrders unchanged={unchanged} moreUnchanged={moreUnchanged} />}
      {left > 0 && (
        <p>
          {left === 1 ? '1 more waits.' : `${left} more wait.`}{' '}
          <a
            href={adminPaths.markMatching(serialiseStaffOrderQuery(filters).toString())}
            className="underline underline-offset-4"
          >
            Go on with {left === 1 ? 'it' : 'them'}
          </a>
        </p>
      )}
    </Alert>
  );
}
