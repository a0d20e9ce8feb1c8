import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from './cart';
import { MAX_UNIT_PRICE } from './money';

const option = z.string().min(1).max(100).optional();

/** `unitPrice` is what the browser showed for one unit after its discount, in paise: compared, never believed. */
export const orderLineSchema = z.object({
  productId: z.string().min(1).max(100),
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
export const orderLinesFieldSchema = z
  .string({ error: 'The cart is empty.' })
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
