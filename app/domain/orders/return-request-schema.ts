import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';
import { lineUnitsField, ORDER_FORM_LIMITS } from './order-form-fields';

/** What a buyer sends back, and why. The photo is a file field of its own. */
export const returnRequestSchema = z.object({
  lines: lineUnitsField.refine((lines) => Object.keys(lines).length > 0, {
    error: 'Please choose what you send back.',
  }),
  reason: textAreaField({ label: 'The reason', max: ORDER_FORM_LIMITS.reason, min: 3 }),
});
