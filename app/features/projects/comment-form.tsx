import { MAX_COMMENT_LENGTH } from '~/domain/projects/project';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';

/** The issue of a comment that was refused, with its text. */
export interface CommentIssue {
  updateId: string;
  text: string;
  message: string;
}

interface CommentFormProps {
  updateId: string;
  /** The UUID of the form. */
  formKey: string;
  /** Title of the update. */
  updateTitle: string;
  issue: CommentIssue | undefined;
}

/** Comment form in a disclosure. It is open with its text and issue after it was refused. */
export function CommentForm({ updateId, formKey, updateTitle, issue }: CommentFormProps) {
  const fieldId = `comment-on-${updateId}`;
  return (
    <details open={issue !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-inner font-semibold underline decoration-border-strong decoration-2 underline-offset-4 hover:decoration-primary">
        Write a comment<span className="sr-only"> on {updateTitle}</span>
      </summary>
      <form method="post" data-send-once="" noValidate className="mt-3 grid gap-4">
        <input type="hidden" name="updateId" value={updateId} />
        <input type="hidden" name="key" value={formKey} />
        <Field
          id={fieldId}
          label="Your comment"
          hint="All members of the project and our team see it."
          error={issue?.message}
          required
        >
          <Textarea
            name="text"
            rows={3}
            maxLength={MAX_COMMENT_LENGTH}
            defaultValue={issue?.text}
            autoFocus={issue !== undefined}
          />
        </Field>
        <div>
          <Button type="submit" variant="contrast" size="sm">
            Send the comment
          </Button>
        </div>
      </form>
    </details>
  );
}
