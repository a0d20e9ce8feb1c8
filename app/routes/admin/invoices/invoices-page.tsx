import { parseInvoiceQuery } from '~/domain/invoices/invoice-query';
import { InvoiceList } from '~/features/admin-invoices/invoice-list';
import { InvoiceListHeader } from '~/features/admin-invoices/invoice-list-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/invoices-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

export const meta = () => createNoindexMeta('Invoices');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseInvoiceQuery(url.searchParams);
  const list = await context.get(services).invoices.listInvoices(context.get(signedIn), query);
  return { list, chosenMonth: query.month };
}

export default function InvoicesPage({ loaderData: { list, chosenMonth } }: Route.ComponentProps) {
  return (
    <>
      <InvoiceListHeader list={list} chosenMonth={chosenMonth} />
      <InvoiceList list={list} />
    </>
  );
}
