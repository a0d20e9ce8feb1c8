import { z } from 'zod';
import { parseProduct } from './parse-product';

/** The zod face of `readProduct`, for forms that carry a product as JSON. One set of rules, two ways to ask. */
export const productSnapshotSchema = z.unknown().transform((value, context) => {
  const product = parseProduct(value);
  if (product) return product;
  context.addIssue({ code: 'custom', message: 'This product could not be read.' });
  return z.NEVER;
});
