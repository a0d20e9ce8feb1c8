import { z } from 'zod';
import { optional, paragraph } from './form-fields';
import { hiddenFields } from './lead';

export const LONGEST_HELP_REMARK = 1000;

/** "Did this help": one of two buttons, and what was missing if somebody likes to say so. No name and no address. */
export const helpFeedbackSchema = z.object({
  helped: z.enum(['yes', 'no'], { error: 'Please press one of the two buttons.' }),
  remark: optional(paragraph({ label: 'Your remark', max: LONGEST_HELP_REMARK })),
  ...hiddenFields,
});
