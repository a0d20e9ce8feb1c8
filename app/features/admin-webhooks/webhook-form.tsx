import type { SubmissionResult } from '@conform-to/react';
import { WEBHOOK_EVENT_LABELS } from '~/content/admin/webhook-texts';
import { MAX_WEBHOOK_NAME, MAX_WEBHOOK_URL, type WebhookEndpoint } from '~/domain/webhooks/webhook-endpoint';
import { WEBHOOK_EVENTS } from '~/domain/webhooks/webhook-event';
import { getFormVersion, listSubmitted } from '~/sections/admin/rejected-form';
import { type ToolButtonVariant, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import { Checkbox } from '~/ui/forms/checkbox';
import { ChoiceGroup } from '~/ui/forms/choice-group';

const OPTIONS = WEBHOOK_EVENTS.map((value) => ({ value, label: WEBHOOK_EVENT_LABELS[value] }));

interface WebhookFormProps {
  action: string;
  /** The stored one. Absent for a new one. */
  endpoint?: WebhookEndpoint;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
  /** Quiet while the page has another next step. */
  submitVariant?: ToolButtonVariant;
}

/** R-WEBHOOK-1: which program gets which events, and whether with the names and addresses of buyers. */
export function WebhookForm(props: WebhookFormProps) {
  const { action, endpoint, lastResult, submitLabel, submitVariant = 'loud' } = props;
  const { name = '', url = '', events = [], includesContact = false, version = 0 } = endpoint ?? {};
  const { fields, errors } = useToolFields({
    id: 'webhook',
    names: ['name', 'url', 'events', 'includesContact'],
    lastResult,
    values: { name, url, events: undefined, includesContact: undefined },
  });
  const [eventsError] = fields.events.errors ?? [];
  const sent = lastResult?.initialValue;
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={errors}>
      <ToolInput
        field={fields.name}
        label="Name"
        hint="Of the program, like “Accounting” or “Warehouse”."
        maxLength={MAX_WEBHOOK_NAME}
        autoComplete="off"
      />
      <ToolInput
        field={fields.url}
        label="URL"
        hint="It gets a POST request for each event, within seconds."
        maxLength={MAX_WEBHOOK_URL}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceGroup
        id="webhook-events"
        name="events"
        legend="Events"
        selection="multiple"
        options={OPTIONS}
        className="sm:[&>div]:grid-cols-2"
        defaultValue={listSubmitted(lastResult, 'events') ?? events}
        autoFocus={fields.events.autoFocus ?? false}
        {...(eventsError && { error: eventsError })}
      />
      <Checkbox
        id="webhook-contact"
        name="includesContact"
        label="With the names, email addresses, phone numbers and addresses of buyers"
        hint="Only for programs that need them, such as that of a courier. The privacy notice then has to name who runs it."
        defaultChecked={sent ? sent.includesContact === 'on' : includesContact}
      />
      <ToolSubmit intent="save" variant={submitVariant} className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
