import { z } from 'zod';
import { textField } from '../forms/form-fields';
import type { Paise } from '../money/money';
import type { GiftCard, GiftCardMovementKind, GiftCardState } from './gift-card';

/** A gift card as staff see it: without its code. Amounts in paise. */
export interface StaffGiftCard extends GiftCard {
  id: string;
  /** The last characters of the code. Absent until the code was shown. */
  codeEnd?: string;
  state: GiftCardState;
  /** The order that bought the card. */
  orderNumber: string;
  createdAt: Date;
}

/** Who gets the card instead of its buyer. Its message is between the two. */
export interface StaffGiftDelivery {
  name: string;
  email: string;
  /** ISO day in India. */
  sendOn: string;
  sentAt?: Date;
  sendings: number;
}

export interface StaffGiftCardMovement {
  id: string;
  kind: GiftCardMovementKind;
  change: Paise;
  balanceAfter: Paise;
  /** Absent when staff voided the card. */
  orderNumber?: string;
  reason?: string;
  /** The name of the member of staff. */
  by?: string;
  at: Date;
}

/** Staff send a gift card once more. `sendings`: how often the page said that it was sent. */
export const resendGiftCardSchema = z.object({ sendings: z.coerce.number().int().min(1) });

export const MAX_VOID_REASON = 200;

/** Staff void a gift card. */
export const voidGiftCardSchema = z.object({
  reason: textField({ label: 'The reason', max: MAX_VOID_REASON }),
});
