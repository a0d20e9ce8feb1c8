import { adminPaths } from '~/content/admin/admin-paths';
import { parseCustomerQuery, serialiseCustomerQuery } from '~/domain/orders/customer';
import { CustomerTable } from '~/features/admin-customers/customer-table';
import { DownloadLink } from '~/sections/admin/download-link';
import { ListSearch } from '~/sections/admin/list-search';
import { PageLinks } from '~/sections/admin/page-links';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/customers-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = () => createNoindexMeta('Customers');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseCustomerQuery(url.searchParams);
  const list = await context.get(services).orderManagement.listCustomers(context.get(signedIn), query);
  return { query, list, now: new Date() };
}

export default function CustomersPage({ loaderData: { query, list, now } }: Route.ComponentProps) {
  const { q } = query;
  return (
    <>
      <ToolHeader title="Customers" text="One row for each email address, the latest order first.">
        {list.customers.length > 0 && (
          <DownloadLink href={adminPaths.customersExport(serialiseCustomerQuery({ q }).toString())}>
            Export
            <span className="sr-only"> these customers as CSV</span>
          </DownloadLink>
        )}
      </ToolHeader>
      <ListSearch path={adminPaths.customers()} label="Name, email or phone" q={q} all="All customers" />
      {list.customers.length > 0 ? (
        <CustomerTable customers={list.customers} now={now} />
      ) : (
        <ToolEmpty title={q ? `No customer fits “${q}”.` : 'No orders yet, so no customers.'}>
          {q && (
            <p className="text-muted">
              A part is enough: of the name, the email address or the phone number.
            </p>
          )}
        </ToolEmpty>
      )}
      <PageLinks
        page={list}
        toPath={(cursor) => adminPaths.customers(serialiseCustomerQuery({ q, cursor }).toString())}
      />
    </>
  );
}
