import { z } from 'zod';
import { emailField, textAreaField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { LEAD_STATES, type LeadState } from './lead';
import { findUnknownPlaceholder } from './reply-template';

export const MAX_NOTE = 2000;
export const MAX_REPLY = 5000;
export const MAX_TEMPLATE_NAME = 80;

/** The form's own id: a form that is sent twice writes once. */
const key = z.uuid();

export const leadNoteSchema = z.object({ key, text: textAreaField({ label: 'The note', max: MAX_NOTE }) });

export const leadReplySchema = z.object({ key, text: textAreaField({ label: 'The reply', max: MAX_REPLY }) });

/** Another address of the sender. */
export const sameSenderSchema = z.object({ email: emailField() });

/** What `shownOwner` has when nobody owns the message. An empty field would be a missing one. */
export const NO_OWNER = 'nobody';

/** `owner` is the id of a member of staff, or empty for nobody. `shownState` and `shownOwner` are what the page showed. */
export const leadTriageSchema = z.object({
  state: z.enum(LEAD_STATES),
  owner: z.union([z.literal(''), z.uuid()]).default(''),
  shownState: z.enum(LEAD_STATES),
  shownOwner: z.union([z.literal(NO_OWNER), z.uuid()]),
});

/** A template for replies. `version` is the one that the page showed; it means nothing for a new template. */
export const replyTemplateSchema = z.object({
  name: textField({ label: 'The name', max: MAX_TEMPLATE_NAME }),
  text: textAreaField({ label: 'The text', max: MAX_REPLY }).superRefine((text, context) => {
    const unknown = findUnknownPlaceholder(text);
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${unknown} is not known. There are {first name}, {kind} and {company}.`,
      });
  }),
  version: versionField,
});

/** At most the messages of a page. */
const MAX_SELECTED = 50;

/** What staff do with selected messages. */
export const LEAD_MARKS = ['done', 'spam', 'not-spam'] as const;
export type LeadMark = (typeof LEAD_MARKS)[number];

/** R-INBOX-5: the state that a mark gives, and which messages it changes. Those in another state stay. */
export const MARKED_STATES: Readonly<Record<LeadMark, { from: readonly LeadState[]; to: LeadState }>> = {
  done: { from: ['new', 'open'], to: 'done' },
  spam: { from: ['new', 'open', 'done'], to: 'spam' },
  'not-spam': { from: ['spam'], to: 'new' },
};

export const markLeadsSchema = z.object({
  mark: z.enum(LEAD_MARKS, { error: 'Select messages and press a button below them.' }),
  ids: z
    .array(z.uuid())
    .min(1, { error: 'Select a message first.' })
    .max(MAX_SELECTED, { error: `At most ${MAX_SELECTED} messages can be marked at once.` }),
});
