import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';
import { LEAD_STATES } from './lead-state';

export const MAX_NOTE = 2000;
export const MAX_REPLY = 5000;

/** The form's own id: a form that is sent twice writes once. */
const key = z.uuid();

export const leadNoteSchema = z.object({ key, text: textAreaField({ label: 'The note', max: MAX_NOTE }) });

export const leadReplySchema = z.object({ key, text: textAreaField({ label: 'The reply', max: MAX_REPLY }) });

/** `owner` is the id of a member of staff, or empty for nobody. */
export const leadTriageSchema = z.object({
  state: z.enum(LEAD_STATES),
  owner: z.union([z.literal(''), z.uuid()]).default(''),
});
