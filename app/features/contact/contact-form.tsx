import { type SubmissionResult, useForm } from '@conform-to/react';
import { contactTopics } from '~/content/contact/contact-content';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { Button } from '~/ui/buttons/button';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { NativeSelect } from '~/ui/forms/native-select';
import { Textarea } from '~/ui/forms/textarea';
import { Icon } from '~/ui/icons/icon';
import { ContactFormErrorAlert } from './contact-form-error-alert';
import { Honeypot } from './honeypot';
import { SenderEmailField, SenderNameField } from './sender-fields';

export const CONTACT_FORM_ID = 'contact';

interface ContactFormProps {
  /** Path of the page with this form. */
  action: string;
  /** Issues and values of the last submission. */
  lastResult: SubmissionResult<string[]> | undefined;
}

interface ContactFields {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** Name, email, topic, message. The server validates it and renders it again with the issues. */
export function ContactForm({ action, lastResult }: ContactFormProps) {
  const [form, fields] = useForm<ContactFields, string[]>({
    id: CONTACT_FORM_ID,
    lastResult: lastResult ?? null,
  });
  const { name, email, topic, message } = fields;
  const inOrder = [name, email, topic, message];
  const control = createControlProps(inOrder);
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid gap-5">
      <ContactFormErrorAlert fields={inOrder} allErrors={form.allErrors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderNameField field={name} control={control} />
        <SenderEmailField field={email} control={control} />
      </div>
      <Field id={topic.id} label="What is it about?" error={topic.errors} required>
        <NativeSelect
          {...control(topic)}
          placeholder="Please choose"
          defaultValue={topic.initialValue ?? ''}
          options={contactTopics.map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <Field
        id={message.id}
        label="Your message"
        hint="What should be different when we are done, and by when?"
        error={message.errors}
        required
      >
        <Textarea {...control(message)} rows={5} maxLength={LEAD_LIMITS.message} />
      </Field>
      <Honeypot formId={CONTACT_FORM_ID} />
      <div>
        <Button type="submit" size="lg">
          Send message
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
