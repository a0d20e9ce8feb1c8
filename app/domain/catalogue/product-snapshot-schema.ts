import { z } from 'zod';
import { parseProduct } from './parse-product';

/** `parseProduct` as a zod schema, for forms that send a product as JSON. */
export const productSnapshotSchema = z.unknown().transform((value, context) => {
  const product = parseProduct(value);
  if (product) return product;
  context.addIssue({ code: 'custom', message: 'This product could not be read.' });
  return z.NEVER;
});
