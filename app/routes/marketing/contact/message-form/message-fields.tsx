import { contactTopics } from '~/content/contact/contact-content';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { SenderEmailField, SenderNameField, SenderPhoneField } from '~/features/contact/sender-fields';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import {
  MessageDetails,
  type MessageFormField,
  type MessageFormFields,
  messageDetailNames,
} from './message-details';
import { getTopicVisibilityClasses } from './topic-visibility-classes';

type Fields = Record<keyof MessageFormFields, MessageFormField>;

/** In the order of the form. */
export function listMessageFields(fields: Fields): MessageFormField[] {
  const { name, email, phone, message } = fields;
  return [message, ...messageDetailNames.map((detail) => fields[detail]), name, email, phone];
}

/** The fields of the form: the details of the topic first, then the message and the contact data. */
export function MessageFields({ fields }: { fields: Fields }) {
  const { name, email, phone, message } = fields;
  const control = createControlProps(listMessageFields(fields));
  return (
    <>
      <Field id={message.id} label="Your message" error={message.errors} required>
        <Textarea {...control(message)} rows={6} maxLength={LEAD_LIMITS.message} className="min-h-44" />
        {contactTopics.map(({ id, hint }, index) => (
          <p
            key={id}
            {...(index === contactTopics.length - 1 && { [FIRST_SCREEN_END_ATTRIBUTE]: '' })}
            className={`${getTopicVisibilityClasses([id])} text-sm text-muted`}
          >
            {hint}
          </p>
        ))}
      </Field>
      <MessageDetails fields={fields} getControlProps={control} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderNameField field={name} control={control} />
        <SenderEmailField field={email} control={control} />
      </div>
      <SenderPhoneField field={phone} control={control} className="sm:max-w-[calc(50%-0.625rem)]" />
    </>
  );
}
