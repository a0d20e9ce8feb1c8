import { z } from 'zod';
import { cartLineSchema } from '../cart/cart-line-schema';
import { plainText } from '../forms/form-fields';
import { MAX_ACCOUNT_LINES } from './account-items';

const itemsSchema = z.object({
  cart: z.array(cartLineSchema.omit({ unitPrice: true })).max(MAX_ACCOUNT_LINES),
  wishlist: z.array(plainText({ label: 'A product', max: 100 })).max(MAX_ACCOUNT_LINES),
});

/** What a browser sends: what it knew of the account, and what it has now. `account` is absent in a first exchange. */
export const accountItemsRequestSchema = z.object({
  account: z.uuid().optional(),
  base: itemsSchema,
  own: itemsSchema,
});
