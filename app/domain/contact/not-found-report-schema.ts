import { z } from 'zod';
import { optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/spam-fields-schema';

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
