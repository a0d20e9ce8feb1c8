import { type SubmissionResult, useForm } from '@conform-to/react';
import { contactTopics } from '~/content/contact/contact-content';
import type { LeadTopic } from '~/domain/contact/lead-schemas';
import { ContactFormErrorAlert } from '~/features/contact/contact-form-error-alert';
import { Honeypot } from '~/features/contact/honeypot';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';
import type { MessageFormFields } from './message-details';
import { listMessageFields, MessageFields } from './message-fields';
import { TopicPicker } from './topic-picker';
import { TopicRecipient } from './topic-recipient';

interface MessageFormProps {
  /** The topic that is selected when the page opens. */
  topic: LeadTopic;
  /** Result of the last submission, with the entered values. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The contact form. The selected topic changes its recipient and its fields. It works without script. */
export function MessageForm({ topic, lastResult }: MessageFormProps) {
  const [form, fields] = useForm<MessageFormFields, string[]>({
    id: 'message',
    lastResult: lastResult ?? null,
  });
  const { initialValue } = fields.topic;
  const chosen = contactTopics.find(({ id }) => id === initialValue)?.id ?? topic;
  return (
    <form
      id="contact"
      method="post"
      action={paths.contact()}
      noValidate
      data-send-once=""
      className="group/message-form relative mt-8 md:mt-12"
    >
      <TopicPicker
        id={fields.topic.id}
        name={fields.topic.name}
        selectedTopic={chosen}
        error={fields.topic.errors?.[0]}
      />
      <div className="mt-grout grid gap-grout lg:grid-cols-[4fr_8fr]">
        <div className="grid">
          {contactTopics.map((entry) => (
            <TopicRecipient key={entry.id} topic={entry} />
          ))}
        </div>
        <div className="grid content-start gap-5 rounded-tile bg-surface p-5 md:p-8">
          <ContactFormErrorAlert
            fields={[fields.topic, ...listMessageFields(fields)]}
            allErrors={form.allErrors}
          />
          <MessageFields fields={fields} />
          <Honeypot formId={form.id} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="lg">
              Send message
              <Icon name="arrow-right" />
            </Button>
            <p className="text-sm text-muted">
              We use it to answer you, and for nothing else:{' '}
              <a
                href={paths.privacy()}
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-text"
              >
                privacy
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </form>
  );
}
