import { adminPaths } from '~/content/admin/admin-paths';
import { Alert } from '~/ui/feedback/alert';

/** What was done with the selected orders. */
export interface BulkResult {
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
const MAX_SHOWN = 25;

/** Adds the result to the query of the list. */
export function addBulkResult(query: URLSearchParams, { changed, unchanged }: MarkedOrders): URLSearchParams {
  const params = new URLSearchParams(query);
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
  if (!Number.isInteger(changed) || changed < 0) return undefined;
  const unchanged = (params.get(UNCHANGED) ?? '')
    .split('.')
    .filter((number) => /^[A-Z]{2,4}-\d{4}-\d{6}$/.test(number));
  return { changed, unchanged: unchanged.slice(0, MAX_SHOWN) };
}

/** Says how many orders were changed, and which were not. */
export function BulkAlert({ result }: { result: BulkResult | undefined }) {
  if (!result) return null;
  const { changed, unchanged } = result;
  return (
    <Alert
      tone={unchanged.length > 0 ? 'warning' : 'success'}
      role="status"
      title={changed === 1 ? '1 order is marked.' : `${changed} orders are marked.`}
      className="mb-2.5"
    >
      {unchanged.length > 0 && (
        <>
          They had another state by now, and stayed as they were:{' '}
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
