import { z } from 'zod';

/** The channel on which the database announces its changes of products, reviews and categories. */
export const CATALOGUE_CHANNEL = 'catalogue';

const changeSchema = z.discriminatedUnion('kind', [
  /** Only the stock of a product changed. */
  z.object({
    kind: z.literal('stock'),
    id: z.string(),
    category: z.string().nullable(),
    from: z.number(),
    to: z.number(),
  }),
  /** The stock of one variant of a product changed. */
  z.object({ kind: z.literal('variant-stock'), id: z.string(), from: z.number(), to: z.number() }),
  /** A product or its reviews changed. `categories` are its current and former ones. `withdrawn`: no longer published. */
  z.object({
    kind: z.literal('product'),
    id: z.string(),
    categories: z.array(z.string()),
    withdrawn: z.boolean(),
  }),
  /** Categories changed, or too many products for single announcements. */
  z.object({ kind: z.literal('everything') }),
]);

export type CatalogueChange = z.infer<typeof changeSchema>;
export type StockChange = Extract<CatalogueChange, { kind: 'stock' | 'variant-stock' }>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an announcement of the database. One that cannot be parsed can be about everything. */
export function readCatalogueChange(payload: string): CatalogueChange {
  const read = changeSchema.safeParse(parseJson(payload));
  return read.success ? read.data : { kind: 'everything' };
}
