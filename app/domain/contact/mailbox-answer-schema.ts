import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';

export const MAX_MAILBOX_ANSWER = 5000;

/** An answer that is written in the mailbox of demo mode. `key` is the form's own id: a form that is sent twice answers once. */
export const mailboxAnswerSchema = z.object({
  key: z.uuid(),
  text: textAreaField({ label: 'The answer', max: MAX_MAILBOX_ANSWER }),
});
