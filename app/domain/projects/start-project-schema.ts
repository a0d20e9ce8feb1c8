import { z } from 'zod';
import { plainText, textField } from '../forms/form-fields';

/** Longest texts in characters. */
export const START_PROJECT_LIMITS = { name: 120, summary: 300, contactId: 60 } as const;

/** The form that makes an accepted quote a project. */
export const startProjectSchema = z.object({
  name: textField({ label: 'The name', min: 3, max: START_PROJECT_LIMITS.name }),
  summary: textField({ label: 'The summary', max: START_PROJECT_LIMITS.summary }),
  startsOn: z.iso.date({ error: 'Please enter the first day.' }),
  contactId: plainText({ label: 'The contact person', max: START_PROJECT_LIMITS.contactId }),
});

export type StartProjectInput = z.infer<typeof startProjectSchema>;
