import { z } from 'zod';
import { line, optional, paragraph } from './form-fields';
import { hiddenFields } from './lead';

export const MISSING_PAGE_LIMITS = { address: 300, wanted: 500 } as const;

/** What somebody looked for at an address that leads nowhere. No name and no address of theirs. */
export const missingPageSchema = z.object({
  wanted: paragraph({ label: 'What you looked for', min: 3, max: MISSING_PAGE_LIMITS.wanted }),
  /** The path that was asked for; what is no path of this site is left out. */
  address: optional(
    line({ label: 'The address', max: MISSING_PAGE_LIMITS.address }).refine((path) => path.startsWith('/')),
  ).catch(undefined),
  ...hiddenFields,
});
