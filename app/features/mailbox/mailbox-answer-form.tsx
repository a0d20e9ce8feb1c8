import { MAX_ANSWER } from '~/domain/contact/answer-schema';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';

interface MailboxAnswerFormProps {
  action: string;
  recipient: string;
  /** The UUID of the form. */
  formKey: string;
  text: string;
  errors: readonly string[];
}

/** Answers an email as the person who got it. */
export function MailboxAnswerForm({ action, recipient, formKey, text, errors }: MailboxAnswerFormProps) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-send-once=""
      className="grid justify-items-start gap-4 rounded-tile bg-surface p-5"
    >
      <input type="hidden" name="key" value={formKey} />
      <Field
        id="answer-text"
        label={`Answer as ${recipient}`}
        hint="It arrives in the inbox of the back office, as an email of this person would."
        error={errors}
        className="w-full"
      >
        <Textarea name="text" rows={4} maxLength={MAX_ANSWER} defaultValue={text} />
      </Field>
      <Button type="submit">Send the answer</Button>
    </form>
  );
}
