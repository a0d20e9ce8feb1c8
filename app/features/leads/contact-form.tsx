import { type SubmissionResult, useForm } from '@conform-to/react';
import { contactTopics } from '~/content/contact';
import { LEAD_LIMITS } from '~/domain/lead';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { Input } from '~/ui/input';
import { NativeSelect } from '~/ui/native-select';
import { Textarea } from '~/ui/textarea';
import { FaultsNotice } from './faults-notice';
import { Honeypot } from './honeypot';

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
  const firstFault = [fields.name, fields.email, fields.topic, fields.message].find(
    ({ errors }) => errors,
  )?.id;
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid gap-5">
      <FaultsNotice count={Object.keys(form.allErrors).length} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={fields.name.id} label="Your name" error={fields.name.errors} required>
          <Input
            name={fields.name.name}
            defaultValue={fields.name.initialValue}
            autoComplete="name"
            maxLength={LEAD_LIMITS.name}
            autoFocus={firstFault === fields.name.id}
          />
        </Field>
        <Field id={fields.email.id} label="E-mail" error={fields.email.errors} required>
          <Input
            name={fields.email.name}
            type="email"
            defaultValue={fields.email.initialValue}
            autoComplete="email"
            maxLength={LEAD_LIMITS.email}
            autoFocus={firstFault === fields.email.id}
          />
        </Field>
      </div>
      <Field id={fields.topic.id} label="What is it about?" error={fields.topic.errors} required>
        <NativeSelect
          name={fields.topic.name}
          placeholder="Please choose"
          defaultValue={fields.topic.initialValue ?? ''}
          options={contactTopics.map(({ id, label }) => ({ value: id, label }))}
          autoFocus={firstFault === fields.topic.id}
        />
      </Field>
      <Field
        id={fields.message.id}
        label="Your message"
        hint="What should be different when we are done, and by when?"
        error={fields.message.errors}
        required
      >
        <Textarea
          name={fields.message.name}
          rows={5}
          defaultValue={fields.message.initialValue}
          maxLength={LEAD_LIMITS.message}
          autoFocus={firstFault === fields.message.id}
        />
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
