import { z } from 'zod';
import { emailField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { containsLink } from '../text/contains-link';
import { addDays, INDIAN_TIME_ZONE, isIsoDay, toIndianDay, toInstant } from '../time/wall-clock';
import { GIFT_LIMITS } from './gift-card';

/** When the email leaves on a later day: 09:00 in India. */
const GIFT_MINUTES = 9 * 60;

/** How far ahead a gift card can be sent: the day of next year with the same date, or the day before 29 February. */
const MAX_DAYS = 365;

export const getLastGiftDay = (today: string): string => addDays(today, MAX_DAYS);

/** When the email of a gift card leaves: in the morning of its day, and at once on that day and later. */
export const getGiftTime = (sendOn: string, now: Date): Date =>
  sendOn <= toIndianDay(now) ? now : toInstant(sendOn, GIFT_MINUTES, INDIAN_TIME_ZONE);

const NO_LINKS = 'cannot contain links or web addresses. Put a space after a full stop.';

const withoutLinks = (label: string) =>
  [(text: string) => !containsLink(text), { error: `${label} ${NO_LINKS}` }] as const;

/**
 * R-GIFT-7: who gets a gift card, instead of its buyer. The email quotes name and message, so neither can have a link.
 * A blank day is the day of the order. `today`: the ISO day in India.
 */
export const createGiftRecipientSchema = (today: string) =>
  z.object(
    {
      name: textField({ label: 'The name', max: GIFT_LIMITS.name }).refine(...withoutLinks('The name')),
      email: emailField('The email address'),
      message: optionalField(
        textAreaField({ label: 'The message', max: GIFT_LIMITS.message }).refine(
          ...withoutLinks('The message'),
        ),
      ),
      sendOn: optionalField(
        textField({ label: 'The day', max: 10 }).refine(
          (day) => isIsoDay(day) && day >= today && day <= getLastGiftDay(today),
          { error: 'Please choose today or a day within a year.' },
        ),
      ),
    },
    { error: 'A name and an email address are needed.' },
  );

export type GiftDeliveryState = 'unpaid' | 'waiting' | 'sent' | 'ended';

interface GiftProgress {
  sentAt: Date | null;
  /** The order is paid, so its cards exist. */
  isIssued: boolean;
  /** The order was cancelled or refunded, or the card is void. */
  isEnded: boolean;
}

/** `ended`: the card is never sent. What was sent stays so. */
export function getGiftDeliveryState({ sentAt, isIssued, isEnded }: GiftProgress): GiftDeliveryState {
  if (sentAt) return 'sent';
  if (isEnded) return 'ended';
  return isIssued ? 'waiting' : 'unpaid';
}

export type GiftRecipient = z.infer<ReturnType<typeof createGiftRecipientSchema>>;
