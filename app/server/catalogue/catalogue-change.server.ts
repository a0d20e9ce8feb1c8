import { z } from 'zod';

/** The channel on which the database announces its changes of products, reviews and categories. */
export const CATALOGUE_CHANNEL = 'catalogue';

const changeSchema = z.discriminatedUnion('kind', [
  /** Nothing but the stock of a product changed. */
  z.object({
    kind: z.literal('stock'),
    id: z.string(),
    category: z.string().nullable(),
    from: z.number(),
    to: z.number(),
  }),
  /** A product or its reviews. `categories` are those it is or was in; a withdrawn one is no longer published. */
  z.object({
    kind: z.literal('product'),
    id: z.string(),
    categories: z.array(z.string()),
    withdrawn: z.boolean(),
  }),
  /** Categories, or more products than are announced one by one. */
  z.object({ kind: z.literal('everything') }),
]);

export type CatalogueChange = z.infer<typeof changeSchema>;
export type StockChange = Extract<CatalogueChange, { kind: 'stock' }>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what the database announced. What this version cannot read may be about anything. */
export function readCatalogueChange(payload: string): CatalogueChange {
  const read = changeSchema.safeParse(parseJson(payload));
  return read.success ? read.data : { kind: 'everything' };
}
