import { z } from 'zod';
import { textField } from '../forms/form-fields';

/** Staff send a gift card once more. `sendings`: how often the page said that it was sent. */
export const resendGiftCardSchema = z.object({ sendings: z.coerce.number().int().min(1) });

export const MAX_VOID_REASON = 200;

/** Staff void a gift card. */
export const voidGiftCardSchema = z.object({
  reason: textField({ label: 'The reason', max: MAX_VOID_REASON }),
});
