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
import { SenderEmailField, SenderNameField, SenderPhoneField } from './sender-fields';

interface ServiceEnquiryFormProps {
  /** Path of the page with the query of its result, without a fragment. */
  action: string;
  /** Issues and values of the last submission. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** What a useful message contains. */
  messageHint: string;
  /** What the visitor worked out on the page. It is sent along. */
  resultText?: string | undefined;
}

interface ServiceEnquiryFields {
  name: string;
  email: string;
  organisation: string;
  phone: string;
  message: string;
}

/** Enquiry about a service. The server validates it and renders it again with the issues. */
export function ServiceEnquiryForm({ action, lastResult, messageHint, resultText }: ServiceEnquiryFormProps) {
  const [form, fields] = useForm<ServiceEnquiryFields, string[]>({
    id: 'enquiry',
    lastResult: lastResult ?? null,
  });
  const { name, email, organisation, phone, message } = fields;
  const inOrder = [message, name, organisation, email, phone];
  const control = createControlProps(inOrder);
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid content-start gap-5">
      <ContactFormErrorAlert fields={inOrder} allErrors={form.allErrors} />
      {resultText && (
        <p className="rounded-tile bg-bg-sunk px-4 py-3">
          <span className="block text-sm text-muted">Sent along with your message</span>
          {resultText}
        </p>
      )}
      <Field id={message.id} label="Your message" hint={messageHint} error={message.errors} required>
        <Textarea {...control(message)} rows={4} maxLength={LEAD_LIMITS.message} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderNameField field={name} control={control} />
        <Field id={organisation.id} label="College, company or group" error={organisation.errors} required>
          <Input {...control(organisation)} autoComplete="organization" maxLength={LEAD_LIMITS.company} />
        </Field>
        <SenderEmailField field={email} control={control} />
        <SenderPhoneField field={phone} control={control} />
      </div>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" size="lg">
          Send the enquiry
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
