import { z } from 'zod';
import { textField } from '../forms/form-fields';

export const MAX_VOID_REASON = 200;

/** Staff void a gift card. */
export const voidGiftCardSchema = z.object({
  reason: textField({ label: 'The reason', max: MAX_VOID_REASON }),
});
