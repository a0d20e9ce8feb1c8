import { data } from 'react-router';
import { createFileResponse } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/staff-invoice-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** Invoice or credit note of any order, as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { invoices } = context.get(services);
  const wanted = { orderNumber: params.number, fileName: params.file };
  const invoice = await invoices.getInvoice(context.get(signedIn), wanted);
  if (!invoice) throw data(null, { status: 404 });
  return createFileResponse(await invoices.renderPdf(invoice));
}
