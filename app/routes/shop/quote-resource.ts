import { z } from 'zod';
import { cartLinesSchema } from '~/domain/cart/cart-line-schema';
import { toProductSnapshot } from '~/domain/catalogue/product';
import { readJson } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/quote-resource';

const requestSchema = z.object(
  { lines: cartLinesSchema },
  { error: 'Please send the lines of a cart as JSON: { "lines": [ … ] }.' },
);

const createErrorResponse = (error: string, status = 400) => Response.json({ error }, { status });

export function loader() {
  return createErrorResponse('Prices are asked for with POST.', 405);
}

/**
 * Quotes cart lines: current prices, and the differences to what the browser shows. Stores nothing and reserves
 * nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = requestSchema.safeParse(await readJson(request));
  if (!parsed.success)
    return createErrorResponse(parsed.error.issues[0]?.message ?? 'This could not be read.');
  const { lines, priced, changes } = await context.get(services).catalogue.quote(parsed.data.lines);
  const snapshots = lines.map((line) => ({ ...line, product: toProductSnapshot(line.product) }));
  return Response.json({ lines: snapshots, priced, changes });
}
