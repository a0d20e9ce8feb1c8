import { z } from 'zod';
import { optionalField, textAreaField } from '../forms/form-fields';
import { spamFields } from '../forms/spam-fields-schema';

/** In characters. */
export const MAX_HELP_REMARK_LENGTH = 1000;

/** The form "Did this help": one of two buttons and an optional remark. It collects no name and no email. */
export const helpFeedbackSchema = z.object({
  helped: z.enum(['yes', 'no'], { error: 'Please choose one of the two buttons.' }),
  remark: optionalField(textAreaField({ label: 'Your remark', max: MAX_HELP_REMARK_LENGTH })),
  ...spamFields,
});
