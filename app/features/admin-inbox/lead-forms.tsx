import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import { MAX_NOTE, MAX_REPLY, NO_OWNER } from '~/domain/contact/inbox-forms';
import { LEAD_STATES, type LeadState } from '~/domain/contact/lead';
import type { UnreservedCall as Call } from '~/domain/contact/staff-call';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { LOUD_KEY_CLASSES, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { UnreservedCallAlert } from './unreserved-call-alert';

/** What a rejected form had, and why. */
export interface RejectedText {
  text: string;
  errors: readonly string[];
}

interface TextFormProps {
  leadId: string;
  /** The UUID of the form. */
  formKey: string;
  rejected?: RejectedText | undefined;
  /** What the field begins with. */
  text?: string | undefined;
}

interface WriteFormProps extends TextFormProps {
  intent: 'reply' | 'note';
  label: string;
  hint: string;
  maxLength: number;
  rows: number;
  /** Class of the least height. */
  minHeight: string;
  button: string;
  /** The main form of the page: its button is loud, and Ctrl+Enter sends it. */
  isMain?: boolean;
}

const SEND_KEYS = { [ADMIN_ATTRIBUTES.send]: '', 'aria-keyshortcuts': 'Meta+Enter Control+Enter' };

function WriteForm(props: WriteFormProps) {
  const { leadId, formKey, rejected, intent, label, hint, maxLength, rows, minHeight, button, isMain, text } =
    props;
  return (
    <form
      method="post"
      action={adminPaths.lead(leadId)}
      noValidate
      data-send-once=""
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={formKey} />
      <ToolTextarea
        field={{
          id: `${intent}-text`,
          name: 'text',
          value: rejected?.text ?? text ?? '',
          ...(rejected && { errors: rejected.errors, autoFocus: true }),
        }}
        label={label}
        hint={hint}
        maxLength={maxLength}
        rows={rows}
        minHeight={minHeight}
        className="w-full"
        {...(isMain && SEND_KEYS)}
      />
      <ToolSubmit variant={isMain ? 'loud' : 'quiet'}>
        {button}
        {isMain && <KeyboardKey className={LOUD_KEY_CLASSES}>⌘ Enter</KeyboardKey>}
      </ToolSubmit>
    </form>
  );
}

interface ReplyFormProps extends TextFormProps {
  email: string;
  by: string;
  /** Gets the answers. Absent when they appear on this page. */
  mailbox?: string | undefined;
}

/** Writes an email to the sender. */
export const ReplyForm = ({ email, by, mailbox, ...form }: ReplyFormProps) => (
  <WriteForm
    {...form}
    intent="reply"
    label={`Reply to ${email}`}
    hint={`It is signed with your name, ${by}. ${mailbox ? `The answer goes to ${mailbox}.` : 'The answer appears on this page.'}`}
    maxLength={MAX_REPLY}
    rows={7}
    minHeight="min-h-48!"
    button="Send the reply"
    isMain
  />
);

/** Writes a note for colleagues. */
export const NoteForm = (form: TextFormProps) => (
  <WriteForm
    {...form}
    intent="note"
    label="Note for colleagues"
    hint="Only staff see it."
    maxLength={MAX_NOTE}
    rows={2}
    minHeight="min-h-20!"
    button="Add the note"
  />
);

interface TriageFormProps {
  leadId: string;
  state: LeadState;
  ownerId: string | undefined;
  staff: readonly { id: string; name: string }[];
  /** The owner, when it has left the staff: it stays until another one is chosen. */
  formerOwner?: { id: string; name: string } | undefined;
  /** What a form chose that was not saved, because others had saved state or owner before. */
  chosen?: { state?: string; owner?: string } | undefined;
  /** A request for a call without a slot. */
  unreservedCall?: Call | undefined;
  /** Whether a form has just tried to reserve its slot. */
  isSlotTried?: boolean;
}

/** Sets the state, and who works on it. */
export function TriageForm(props: TriageFormProps) {
  const { leadId, state, ownerId, staff, formerOwner, chosen, unreservedCall, isSlotTried = false } = props;
  return (
    <form
      method="post"
      action={adminPaths.lead(leadId)}
      data-send-once=""
      className="flex flex-wrap items-end gap-x-grout gap-y-3 rounded-tile bg-surface p-4"
    >
      <input type="hidden" name="shownState" value={state} />
      <input type="hidden" name="shownOwner" value={ownerId ?? NO_OWNER} />
      <ToolSelect
        field={{ id: 'triage-state', name: 'state', value: chosen?.state ?? state }}
        label="State"
        options={LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_LABELS[value] }))}
        className="grow"
      />
      <ToolSelect
        field={{ id: 'triage-owner', name: 'owner', value: chosen?.owner ?? ownerId ?? '' }}
        label="Assigned to"
        options={[
          { value: '', label: 'Nobody yet' },
          ...(formerOwner ? [{ value: formerOwner.id, label: `${formerOwner.name} (no longer staff)` }] : []),
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        optional="unmarked"
        className="grow"
      />
      <ToolSubmit intent="triage" className="lg:min-h-10">
        Save
      </ToolSubmit>
      {unreservedCall && <UnreservedCallAlert call={unreservedCall} state={state} isTried={isSlotTried} />}
    </form>
  );
}
