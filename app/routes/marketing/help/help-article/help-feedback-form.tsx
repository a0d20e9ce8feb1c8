import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_HELP_REMARK_LENGTH } from '~/domain/contact/feedback-schemas';
import { Honeypot } from '~/features/contact/honeypot';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';

interface HelpFeedbackFormProps {
  /** URL of the page with the form. */
  action: string;
  /** Result of the last submission, with the entered values. */
  lastResult: SubmissionResult<string[]> | undefined;
}

interface FeedbackFields {
  helped: string;
  remark: string;
}

/** Two buttons and a field for what was missing. It works without script. */
export function HelpFeedbackForm({ action, lastResult }: HelpFeedbackFormProps) {
  const [form, { helped, remark }] = useForm<FeedbackFields, string[]>({
    id: 'help-feedback',
    lastResult: lastResult ?? null,
  });
  return (
    <form method="post" action={action} noValidate data-send-once="" className="relative grid gap-5">
      <Field
        id={remark.id}
        label="What was missing, or wrong?"
        optional="if you like"
        hint={
          <>
            We read it but cannot answer, since it comes without your name. For an answer,{' '}
            <a href={paths.contact()} className="underline underline-offset-4 hover:text-text">
              write to us
            </a>
            .
          </>
        }
        error={remark.errors ?? helped.errors}
      >
        <Textarea
          name={remark.name}
          rows={3}
          maxLength={MAX_HELP_REMARK_LENGTH}
          defaultValue={remark.initialValue}
          autoFocus={Boolean(remark.errors ?? helped.errors)}
        />
      </Field>
      <Honeypot formId={form.id} />
      <div className="flex flex-wrap gap-grout">
        <Button type="submit" name="helped" value="yes" variant="contrast">
          Yes, it helped
        </Button>
        <Button type="submit" name="helped" value="no" variant="quiet">
          No, not this time
        </Button>
      </div>
    </form>
  );
}
