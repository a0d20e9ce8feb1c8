import { z } from 'zod';
import { emailField, textAreaField, textField } from '../forms/form-fields';
import { lineUnitsField, ORDER_FORM_LIMITS } from './order-form-fields';
import { parseOrderNumber } from './order-status';

/** R-ORDER-10: what a guest enters for an order whose link is lost. */
export const orderLinkSchema = z.object({
  number: textField({ label: 'The order number', max: 40 }).transform((typed, context) => {
    const number = parseOrderNumber(typed);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'An order number has letters, then four digits, then six.' });
    return z.NEVER;
  }),
  email: emailField(),
});

export type OrderLinkRequest = z.output<typeof orderLinkSchema>;

/** What a buyer sends back, and why. The photo is a file field of its own. */
export const returnRequestSchema = z.object({
  lines: lineUnitsField.refine((lines) => Object.keys(lines).length > 0, {
    error: 'Please choose what you send back.',
  }),
  reason: textAreaField({ label: 'The reason', max: ORDER_FORM_LIMITS.reason, min: 3 }),
});
