import { z } from 'zod';
import { cartLinesSchema } from '~/domain/cart/order-line-schema';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import { readJson } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/quote-resource';

const questionSchema = z.object(
  { lines: cartLinesSchema },
  { error: 'Please send the lines of a cart as JSON: { "lines": [ … ] }.' },
);

const refuse = (error: string, status = 400) => Response.json({ error }, { status });

export function loader() {
  return refuse('Prices are asked for with POST.', 405);
}

/** What the lines of a cart are worth now, and what is not as the browser shows it. Promises and stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const question = questionSchema.safeParse(await readJson(request));
  if (!question.success) return refuse(question.error.issues[0]?.message ?? 'This could not be read.');
  const { lines, priced, changes } = await context.get(services).catalogue.quote(question.data.lines);
  const kept = lines.map((line) => ({ ...line, product: toProductSnapshot(line.product) }));
  return Response.json({ lines: kept, priced, changes });
}
