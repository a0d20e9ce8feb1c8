import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';

export const MAX_ANSWER = 5000;

/**
 * What the sender of a message adds to its thread, in the account or in the mailbox of demo mode. `key` is the form's own id: a form
 * that is sent twice answers once.
 */
export const answerSchema = z.object({
  key: z.uuid(),
  text: textAreaField({ label: 'The answer', max: MAX_ANSWER }),
});
