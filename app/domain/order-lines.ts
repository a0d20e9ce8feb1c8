import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from './cart';
import { plainText } from './form-fields';
import { MAX_UNIT_PRICE } from './money';

const option = plainText({ label: 'An option', max: 100 }).optional();

/** In characters: twice what the longest cart takes. */
const LONGEST_LINES = 100_000;

/** `unitPrice` is what the browser showed for one unit after its discount, in paise: compared, never believed. */
export const orderLineSchema = z.object({
  productId: plainText({ label: 'A product', max: 100 }),
  quantity: z
    .int({ error: 'A quantity is a whole number.' })
    .min(1, { error: 'A quantity is at least 1.' })
    .max(MAX_QUANTITY, { error: `A quantity is at most ${MAX_QUANTITY}.` }),
  options: z.object({ color: option, size: option }).optional(),
  unitPrice: z.int().min(0).max(MAX_UNIT_PRICE),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderLinesSchema = z
  .array(orderLineSchema)
  .min(1, { error: 'The cart is empty.' })
  .max(MAX_LINES, { error: `An order can have at most ${MAX_LINES} lines.` });

/** The hidden `lines` field of the checkout form. */
export const orderLinesFieldSchema = plainText({ label: 'The cart', max: LONGEST_LINES })
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'The lines of the order could not be read.' });
      return z.NEVER;
    }
  })
  .pipe(orderLinesSchema);

/** The hidden `key` field: the same submission sent twice makes one order. */
export const idempotencyKeySchema = z.uuid({
  error: 'Please load the page again and send the order once more.',
});
