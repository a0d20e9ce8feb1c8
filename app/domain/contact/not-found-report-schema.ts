import { z } from 'zod';
import { optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from './lead-schemas';

export const NOT_FOUND_REPORT_LIMITS = { address: 300, wanted: 500 } as const;

/** What somebody looked for at an address that leads nowhere. No name and no address of theirs. */
export const notFoundReportSchema = z.object({
  wanted: textAreaField({ label: 'What you looked for', min: 3, max: NOT_FOUND_REPORT_LIMITS.wanted }),
  /** The path that was asked for; what is no path of this site is left out. */
  address: optionalField(
    textField({ label: 'The address', max: NOT_FOUND_REPORT_LIMITS.address }).refine((path) =>
      path.startsWith('/'),
    ),
  ).catch(undefined),
  ...spamFields,
});
