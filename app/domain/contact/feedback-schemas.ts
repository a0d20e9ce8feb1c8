import { z } from 'zod';
import { optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/hidden-fields';

/** In characters. */
export const MAX_HELP_REMARK_LENGTH = 1000;

/** The form "Did this help": one of two buttons and an optional remark. It collects no name and no email. */
export const helpFeedbackSchema = z.object({
  helped: z.enum(['yes', 'no'], { error: 'Please choose one of the two buttons.' }),
  remark: optionalField(textAreaField({ label: 'Your remark', max: MAX_HELP_REMARK_LENGTH })),
  ...spamFields,
});

/** Maximum lengths in characters. */
export const NOT_FOUND_REPORT_LIMITS = { address: 300, wanted: 500 } as const;

/** The form of the not-found page: what the visitor looked for. It collects no name and no email. */
export const notFoundReportSchema = z.object({
  wanted: textAreaField({ label: 'What you looked for', min: 3, max: NOT_FOUND_REPORT_LIMITS.wanted }),
  /** The requested path. An invalid one is left out. */
  address: optionalField(
    textField({ label: 'The address', max: NOT_FOUND_REPORT_LIMITS.address }).refine((path) =>
      path.startsWith('/'),
    ),
  ).catch(undefined),
  ...spamFields,
});
