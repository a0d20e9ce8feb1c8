import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import type { MatchingOrders } from '~/domain/orders/staff-order-list';
import { parseStaffOrderQuery, serialiseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { markMatchingSchema } from '~/domain/orders/staff-order-schemas';
import { addBulkResult } from '~/features/admin-orders/bulk-alert';
import { describeFilters } from '~/features/admin-orders/describe-filters';
import { MatchingForm } from '~/features/admin-orders/matching-form';
import { VIEW_LABELS } from '~/features/admin-orders/order-state';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatCountOf } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { MAX_MARKED_ORDERS } from '~/server/orders/staff/mark-orders.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/mark-matching-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Change all orders of a list');

/** The query of the list, without its page. */
function readQuery(url: URL) {
  const { cursor: _, ...query } = parseStaffOrderQuery(url.searchParams);
  return { query, search: serialiseStaffOrderQuery(query).toString() };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { query, search } = readQuery(url);
  const { orderManagement } = context.get(services);
  return {
    query,
    search,
    matching: await orderManagement.countMatching(context.get(signedIn), query),
    atOnce: MAX_MARKED_ORDERS,
  };
}

/** Moves the orders on, and shows the list with the result. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { query, search } = readQuery(url);
  const submission = parseWithZod(await readForm(request), { schema: markMatchingSchema });
  if (submission.status !== 'success')
    return data(
      { problem: 'Nothing was changed. Please check the number and press the button again.' },
      { status: 400 },
    );
  const result = await context
    .get(services)
    .orderManagement.markMatching(context.get(signedIn), { query, ...submission.value });
  if (!result) throw redirect(adminPaths.orders(search), 303);
  const { to } = result;
  throw redirect(adminPaths.orders(addBulkResult(new URLSearchParams(search), to, result).toString()), 303);
}

function getTitle(matching: MatchingOrders | undefined): string {
  if (!matching) return 'No step for all orders';
  const { count, to } = matching;
  return count === 0 ? 'No order is left' : `Mark ${formatCountOf(count, 'order')} ${to}`;
}

export default function MarkMatchingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, search, matching, atOnce } = loaderData;
  const filters = describeFilters(query).map(({ label }) => label);
  return (
    <>
      <ToolHeader
        title={getTitle(matching)}
        text={[`All in “${VIEW_LABELS[query.view]}”`, ...filters].join(' · ')}
      >
        <ToolLink href={adminPaths.orders(search)}>Back to the list</ToolLink>
      </ToolHeader>
      {actionData && (
        <ToolAlert tone="danger" role="alert" title={actionData.problem} className="mb-2.5 max-w-2xl" />
      )}
      {!matching && (
        <p className="max-w-2xl">
          Only the orders of “{VIEW_LABELS['to-pack']}” and “{VIEW_LABELS['on-the-way']}” go on together.
          Choose one of these lists, with the filters that you need.
        </p>
      )}
      {matching && matching.count > 0 && (
        <MatchingForm matching={matching} action={adminPaths.markMatching(search)} atOnce={atOnce} />
      )}
    </>
  );
}
