import { type SubmissionResult, useForm } from '@conform-to/react';
import { contactTopics } from '~/content/contact';
import { LEAD_LIMITS } from '~/domain/lead';
import { Button } from '~/ui/button';
import { controlsOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { NativeSelect } from '~/ui/native-select';
import { Textarea } from '~/ui/textarea';
import { FaultsNotice } from './faults-notice';
import { Honeypot } from './honeypot';
import { EmailField, NameField } from './sender-fields';

export const contactFormId = 'contact';

interface ContactFormProps {
  /** Where it is posted: the page it stands on. */
  action: string;
  /** What was wrong with the last try; what was typed comes back with it. */
  lastResult: SubmissionResult<string[]> | undefined;
}

interface ContactFields {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** Name, address, topic, message. A plain form: it is checked by the server, and shown again with what is wrong. */
export function ContactForm({ action, lastResult }: ContactFormProps) {
  const [form, fields] = useForm<ContactFields, string[]>({
    id: contactFormId,
    lastResult: lastResult ?? null,
  });
  const { name, email, topic, message } = fields;
  const control = controlsOf([name, email, topic, message]);
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid gap-5">
      <FaultsNotice count={Object.keys(form.allErrors).length} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField field={name} control={control} />
        <EmailField field={email} control={control} />
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
      <Honeypot formId={contactFormId} />
      <div>
        <Button type="submit" size="lg">
          Send message
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
