import { type SubmissionResult, useForm } from '@conform-to/react';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { Button } from '~/ui/buttons/button';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Textarea } from '~/ui/forms/textarea';
import { Icon } from '~/ui/icons/icon';
import { ContactFormErrorAlert } from './contact-form-error-alert';
import { Honeypot } from './honeypot';
import { SenderEmailField, SenderNameField } from './sender-fields';

interface DemoRequestFormProps {
  /** Path of the page with this form, without a fragment: with one the browser would not focus the invalid field. */
  action: string;
  /** Issues and values of the last submission. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** Labels of the fields that differ by product. By default those for an event. */
  labels?: DemoRequestLabels;
}

interface DemoRequestLabels {
  people: string;
  date: string;
  message: string;
}

const EVENT_LABELS: DemoRequestLabels = {
  people: 'People you expect',
  date: 'First day of the event',
  message: 'What went wrong last time?',
};

interface DemoRequestFields {
  name: string;
  email: string;
  organisation: string;
  people: string;
  date: string;
  message: string;
}

/** Request for a demo of a product. The server validates it and renders it again with the issues. */
export function DemoRequestForm({ action, lastResult, labels = EVENT_LABELS }: DemoRequestFormProps) {
  const [form, fields] = useForm<DemoRequestFields, string[]>({
    id: 'demo-request',
    lastResult: lastResult ?? null,
  });
  const { name, email, organisation, people, date, message } = fields;
  const inOrder = [name, email, organisation, people, date, message];
  const control = createControlProps(inOrder);
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid content-start gap-5">
      <ContactFormErrorAlert fields={inOrder} allErrors={form.allErrors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderNameField field={name} control={control} />
        <SenderEmailField field={email} control={control} />
      </div>
      <Field id={organisation.id} label="College, company or community" error={organisation.errors} required>
        <Input {...control(organisation)} autoComplete="organization" maxLength={LEAD_LIMITS.company} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={people.id} label={labels.people} error={people.errors} required>
          <Input {...control(people)} inputMode="numeric" maxLength={12} />
        </Field>
        <Field id={date.id} label={labels.date} optional="if you know it" error={date.errors}>
          <Input {...control(date)} type="date" />
        </Field>
      </div>
      <Field id={message.id} label={labels.message} optional="if there was one" error={message.errors}>
        <Textarea {...control(message)} rows={4} maxLength={LEAD_LIMITS.message} />
      </Field>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" size="lg">
          Request a demo
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
