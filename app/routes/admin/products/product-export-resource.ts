import { createDownload } from '~/server/files/file-response.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/product-export-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('products.manage')];

/** All products as CSV. */
export function loader({ context }: Route.LoaderArgs) {
  const file = context.get(services).productManagement.exportProducts(context.get(signedIn));
  return createDownload(file);
}
