import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { ORDER_STATUSES } from '../orders/order-status';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

/** PostgreSQL has no year 0, and writes years behind 9999 in another way. */
const hasKnownYear = (time: Date) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** Whether a text is a day like 2026-11-29 that PostgreSQL can compare with a date. */
export const isApiDay = (text: string): boolean =>
  z.iso.date().safeParse(text).success && hasKnownYear(new Date(text));
const isTime = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text).success && hasKnownYear(new Date(text));

// The description of a parameter for programs has the members of its `meta`, and is else that of a text.
const pageFields = {
  limit: plainText({ label: 'limit', max: 3 })
    .refine((text) => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_PAGE, {
      error: `limit is a number from 1 to ${MAX_PAGE}.`,
    })
    .transform(Number)
    .default(DEFAULT_PAGE)
    .meta({
      description: `How many, from 1 to ${MAX_PAGE}. Without it, ${DEFAULT_PAGE}.`,
      type: 'integer',
      minimum: 1,
      maximum: MAX_PAGE,
      default: DEFAULT_PAGE,
    }),
  cursor: plainText({ label: 'cursor', max: 100 })
    .optional()
    .describe('`next` of the former answer, with the same other parameters.'),
};

const day = (name: string, description: string) =>
  plainText({ label: name, max: 10 })
    .refine(isApiDay, { error: `${name} is a day like 2026-11-29.` })
    .optional()
    .meta({ description: `${description}, as a day like 2026-11-29.`, format: 'date' });

const time = (name: string, description: string) =>
  plainText({ label: name, max: 40 })
    .refine(isTime, { error: `${name} is a time like 2026-11-29T10:15:00Z.` })
    .transform((text) => new Date(text))
    .optional()
    .meta({ description: `${description}, as a time like 2026-11-29T10:15:00Z.`, format: 'date-time' });

/**
 * R-API-4: the query parameters of each list. A parameter that the list does not have is refused, so that a misspelt one is
 * noticed.
 */
export const apiQuerySchemas = {
  orders: z.strictObject({
    ...pageFields,
    status: z
      .enum(ORDER_STATUSES, { error: `status is one of ${ORDER_STATUSES.join(', ')}.` })
      .optional()
      .meta({ description: 'The status that they have now.', enum: ORDER_STATUSES }),
    placedFrom: time('placedFrom', 'Placed then or later'),
    placedBefore: time('placedBefore', 'Placed earlier'),
  }),
  orderEvents: z.strictObject({ ...pageFields, from: time('from', 'Recorded then or later') }),
  invoices: z.strictObject({
    ...pageFields,
    issuedFrom: day('issuedFrom', 'Issued then or later'),
    issuedUntil: day('issuedUntil', 'Issued then or earlier'),
  }),
  products: z.strictObject(pageFields),
};

export type ApiQueries = { [List in keyof typeof apiQuerySchemas]: z.output<(typeof apiQuerySchemas)[List]> };

/** A part of a list. `next` is the cursor of the part behind it, null at the end. */
export interface ApiPage<Item> {
  data: Item[];
  next: string | null;
}
