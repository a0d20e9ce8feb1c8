import { z } from 'zod';
import { plainText } from '../forms/form-fields';

/** Retries a job or discards it. `version` is what the page showed. */
export const jobFormSchema = z.object({
  intent: z.enum(['retry', 'discard']),
  version: plainText({ label: 'The state', max: 40 }),
});

/** Sends an email again. `state` is what the page showed. */
export const resendFormSchema = z.object({
  intent: z.literal('resend'),
  state: plainText({ label: 'The state', max: 20 }),
});
