import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { parseStockCountQuery, serialiseStockCountQuery } from '~/domain/catalogue/stock-count';
import { DONE_PARAMETER, findDoneMessage } from '~/domain/site/done-message';
import { StockCountFilters } from '~/features/admin-products/stock-count-filters';
import { StockCountForm } from '~/features/admin-products/stock-count-form';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/stock-count-page';
import { submitStockCount } from './submit-stock-count.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

export const meta = () => createNoindexMeta('Stock count');

const DONE_MESSAGES = { counted: 'The counts are entered. The shop shows them from now on.' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { productManagement, catalogue } = context.get(services);
  const query = parseStockCountQuery(url.searchParams);
  const [list, categories] = await Promise.all([
    productManagement.listStockRows(context.get(signedIn), query),
    catalogue.listCategories(),
  ]);
  return { query, list, categories, doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { productManagement } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitStockCount(productManagement, context.get(signedIn), form);
  if (outcome.kind === 'rejected') return data(outcome.state, { status: outcome.status });
  const search = serialiseStockCountQuery(parseStockCountQuery(url.searchParams));
  search.set(DONE_PARAMETER, 'counted');
  throw redirect(adminPaths.stockCount(search.toString()), 303);
}

export default function StockCountPage({ loaderData, actionData: state }: Route.ComponentProps) {
  const { query, list, categories, doneMessage } = loaderData;
  const { next } = list;
  return (
    <div className="max-w-3xl">
      <ToolHeader
        title="Stock count"
        text="Count without the units of orders that are not sent yet. An empty field changes nothing."
      >
        <ToolLink href={adminPaths.products()}>All products</ToolLink>
      </ToolHeader>
      {!state && <DoneAlert message={doneMessage} className="mb-2.5" />}
      <StockCountFilters query={query} categories={categories} />
      {list.rows.length === 0 ? (
        <ToolEmpty title="No product fits these filters.">
          <ToolLink href={adminPaths.stockCount()}>Clear the filters</ToolLink>
        </ToolEmpty>
      ) : (
        <StockCountForm search={serialiseStockCountQuery(query).toString()} rows={list.rows} state={state} />
      )}
      {next && (
        <nav aria-label="Pages" className="mt-2.5">
          <ToolLink
            href={adminPaths.stockCount(serialiseStockCountQuery({ ...query, after: next }).toString())}
          >
            Next page
          </ToolLink>
        </nav>
      )}
    </div>
  );
}
