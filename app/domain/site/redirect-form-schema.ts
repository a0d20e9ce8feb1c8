import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { REDIRECT_STATUSES } from './stored-redirect';

export const MAX_REDIRECT_URL = 500;
export const MAX_REDIRECT_NOTE = 200;

/** A redirect as staff enter it. `version` is the one that the page showed; it means nothing for a new redirect. */
export const redirectFormSchema = z.object({
  from: textField({ label: 'The path', max: MAX_REDIRECT_URL }),
  target: optionalField(textField({ label: 'The target', max: MAX_REDIRECT_URL })),
  status: z.enum(REDIRECT_STATUSES, { error: 'Please choose how it answers.' }),
  note: optionalField(textField({ label: 'The note', max: MAX_REDIRECT_NOTE })),
  version: z.coerce.number().int().min(0),
});

export type RedirectInput = z.output<typeof redirectFormSchema>;
