import { z } from 'zod';
import { optionalField, textAreaField } from '../forms/form-fields';
import { spamFields } from './lead-schemas';

export const MAX_HELP_REMARK_LENGTH = 1000;

/** "Did this help": one of two buttons, and what was missing if somebody likes to say so. No name and no address. */
export const helpFeedbackSchema = z.object({
  helped: z.enum(['yes', 'no'], { error: 'Please press one of the two buttons.' }),
  remark: optionalField(textAreaField({ label: 'Your remark', max: MAX_HELP_REMARK_LENGTH })),
  ...spamFields,
});
