import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { ORDER_STATUSES } from '../orders/order-status';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isTime = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

const pageFields = {
  limit: plainText({ label: 'limit', max: 3 })
    .refine((text) => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_PAGE, {
      error: `limit is a number from 1 to ${MAX_PAGE}.`,
    })
    .transform(Number)
    .default(DEFAULT_PAGE)
    .describe(`How many, from 1 to ${MAX_PAGE}. Without it, ${DEFAULT_PAGE}.`),
  cursor: plainText({ label: 'cursor', max: 100 })
    .optional()
    .describe('`next` of the former answer, with the same other parameters.'),
};

const day = (name: string, description: string) =>
  plainText({ label: name, max: 10 })
    .refine(isDay, { error: `${name} is a day like 2026-11-29.` })
    .optional()
    .describe(`${description}, as a day like 2026-11-29.`);

const time = (name: string, description: string) =>
  plainText({ label: name, max: 40 })
    .refine(isTime, { error: `${name} is a time like 2026-11-29T10:15:00Z.` })
    .transform((text) => new Date(text))
    .optional()
    .describe(`${description}, as a time like 2026-11-29T10:15:00Z.`);

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
      .describe(`One of ${ORDER_STATUSES.join(', ')}.`),
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
