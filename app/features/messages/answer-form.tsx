import { MAX_ANSWER } from '~/domain/contact/answer-schema';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';

/** An answer that was refused, with its text. */
export interface AnswerIssue {
  text: string;
  message: string;
}

interface AnswerFormProps {
  /** The UUID of the form. */
  formKey: string;
  /** The id of the newest reply that the page shows: the same text to a later one is another answer. */
  newestReply: string | undefined;
  issue: AnswerIssue | undefined;
}

/** Adds an answer to the thread of a message. */
export function AnswerForm({ formKey, newestReply, issue }: AnswerFormProps) {
  return (
    <form method="post" data-send-once="" noValidate className="grid gap-4">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={newestReply ?? ''} />
      <Field
        id="answer-text"
        label="Write back"
        hint="It reaches us like an answer to our email."
        error={issue?.message}
        required
      >
        <Textarea
          name="text"
          rows={4}
          maxLength={MAX_ANSWER}
          defaultValue={issue?.text}
          autoFocus={issue !== undefined}
        />
      </Field>
      <div>
        <Button type="submit" variant="contrast" name="intent" value="answer">
          Send the answer
        </Button>
      </div>
    </form>
  );
}
