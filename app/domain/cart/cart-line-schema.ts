import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { MAX_UNIT_PRICE } from '../money/money';
import { MAX_CART_LINES, MAX_QUANTITY } from './cart';

const option = plainText({ label: 'An option', max: 100 }).optional();

/** In characters: twice the JSON of the longest cart. */
const MAX_JSON_LENGTH = 100_000;

/**
 * `unitPrice` is the price of one unit after discount, in paise, as the browser showed it. The server compares it with
 * its own price and never charges it (R-ORDER-1).
 */
export const cartLineSchema = z.object({
  productId: plainText({ label: 'A product', max: 100 }),
  quantity: z
    .int({ error: 'A quantity is a whole number.' })
    .min(1, { error: 'A quantity is at least 1.' })
    .max(MAX_QUANTITY, { error: `A quantity is at most ${MAX_QUANTITY}.` }),
  options: z.object({ color: option, size: option }).optional(),
  unitPrice: z.int().min(0).max(MAX_UNIT_PRICE),
});

export type CartLine = z.infer<typeof cartLineSchema>;

export const cartLinesSchema = z
  .array(cartLineSchema)
  .min(1, { error: 'The cart is empty.' })
  .max(MAX_CART_LINES, { error: `An order can have at most ${MAX_CART_LINES} lines.` });

/** The hidden `lines` field of the checkout form: an array of cart lines as JSON. */
export const cartLinesFieldSchema = plainText({ label: 'The cart', max: MAX_JSON_LENGTH })
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'The lines of the order could not be read.' });
      return z.NEVER;
    }
  })
  .pipe(cartLinesSchema);

/** The hidden `key` field. R-ORDER-2: the same submission sent twice makes one order. */
export const idempotencyKeySchema = z.uuid({
  error: 'Please reload the page and try again.',
});
