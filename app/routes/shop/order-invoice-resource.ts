import { data } from 'react-router';
import { createFileResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/order-invoice-resource';

/** Invoice or credit note of an order, as PDF. The key of the secret link grants access. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orders, invoices } = context.get(services);
  const link = { number: params.number, accessKey: url.searchParams.get('key') ?? '' };
  const invoice = await orders.getInvoice(link, params.file);
  if (!invoice) throw data(null, { status: 404 });
  return createFileResponse(await invoices.renderPdf(invoice));
}
