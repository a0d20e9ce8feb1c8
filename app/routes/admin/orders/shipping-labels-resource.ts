import { isLabelSize } from '~/domain/orders/staff-order';
import { readSelectedNumbers } from '~/domain/orders/staff-order-query';
import { createFileResponse } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/shipping-labels-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** Labels for the selected orders, as PDF: four on A4, or each on A6. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const numbers = readSelectedNumbers(url.searchParams);
  const chosen = url.searchParams.get('size');
  const size = isLabelSize(chosen) ? chosen : 'a6';
  const { shippingLabels } = context.get(services);
  return createFileResponse(await shippingLabels.renderLabels(context.get(signedIn), { numbers, size }));
}
