import type { SubmissionResult } from '@conform-to/react';
import { EVENT_EMAIL_GUESTS_LABELS } from '~/content/admin/event-email-texts';
import {
  EVENT_EMAIL_GUESTS,
  EVENT_EMAIL_LIMITS,
  type EventEmailGuests,
  type EventEmailInput,
} from '~/domain/tickets/event-email';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { formatCountOf } from '~/sections/format/format-amount';

interface EventEmailFormProps {
  action: string;
  values: EventEmailInput;
  /** To how many addresses it would go. */
  recipients: Readonly<Record<EventEmailGuests, number>>;
  /** The UUID of the form of a new email: sent twice, it adds one draft. */
  formKey?: string;
  /** Of a draft that is changed. */
  version?: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

/** R-TICKET-12: what the guests of an event get. Before anybody has arrived, there is nothing to choose about who gets it. */
export function EventEmailForm(props: EventEmailFormProps) {
  const { action, values, recipients, formKey, version, lastResult, submitLabel } = props;
  const { fields, errors } = useToolFields({
    id: 'event-email',
    names: ['subject', 'text', 'guests'],
    lastResult,
    values,
  });
  const hasChoice = recipients.arrived > 0 || values.guests === 'arrived';
  return (
    <ToolForm
      action={action}
      intent="save"
      version={getFormVersion(version, lastResult)}
      errors={errors}
      asksBeforeLeaving
    >
      {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
      <ToolInput
        field={fields.subject}
        label="Subject"
        hint="Also the heading of the email."
        maxLength={EVENT_EMAIL_LIMITS.subject}
        autoComplete="off"
      />
      <ToolTextarea
        field={fields.text}
        label="Text"
        hint="An empty line begins a paragraph. Name, time and place of the event follow below it, with a link to the tickets."
        maxLength={EVENT_EMAIL_LIMITS.text}
        minHeight="min-h-40!"
        spellCheck
      />
      {hasChoice && (
        <ToolSelect
          field={fields.guests}
          label="Who gets it"
          options={EVENT_EMAIL_GUESTS.map((value) => ({
            value,
            label: `${EVENT_EMAIL_GUESTS_LABELS[value]}: ${formatCountOf(recipients[value], 'buyer')}`,
          }))}
        />
      )}
      <ToolSubmit variant={formKey === undefined ? 'quiet' : 'loud'} className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
