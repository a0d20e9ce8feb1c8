import { data } from 'react-router';
import { createFileResponse } from '~/server/files/file-response.server';
import { services } from '~/server/services.server';
import { signedInUser } from '~/server/session-context.server';
import type { Route } from './+types/account-order-invoice-resource';

/** Invoice or credit note of an own order, as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orders, invoices } = context.get(services);
  const owner = context.get(signedInUser);
  const invoice = await orders.getInvoice({ number: params.number, owner }, params.file);
  if (!invoice) throw data(null, { status: 404 });
  return createFileResponse(await invoices.renderPdf(invoice));
}
