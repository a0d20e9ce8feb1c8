import { z } from 'zod';

/** Staff send a gift card once more. `sendings`: how often the page said that it was sent. */
export const resendGiftCardSchema = z.object({ sendings: z.coerce.number().int().min(1) });
