import { type SubmissionResult, useForm } from '@conform-to/react';
import { NOT_FOUND_REPORT_LIMITS } from '~/domain/contact/feedback-schemas';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import { Honeypot } from './honeypot';

interface NotFoundReportProps {
  /** The path that was not found. */
  path: string;
  isSent: boolean;
  /** Issues and values of the last submission. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Anonymous form of the not-found page: what the visitor looked for. */
export function NotFoundReport({ path, isSent, lastResult }: NotFoundReportProps) {
  const [form, fields] = useForm<{ wanted: string; address: string }, string[]>({
    id: 'missing-page',
    lastResult: lastResult ?? null,
  });
  if (isSent) {
    return (
      <Alert tone="success" role="status" title="Thank you. We have noted it." className="mt-10 max-w-md">
        We will check whether this page should exist.
      </Alert>
    );
  }
  const { wanted } = fields;
  return (
    <form
      method="post"
      action={paths.notFound()}
      noValidate
      data-send-once=""
      className="relative mt-10 grid max-w-md gap-3"
    >
      <input
        type="hidden"
        name={fields.address.name}
        value={fields.address.initialValue ?? path.slice(0, NOT_FOUND_REPORT_LIMITS.address)}
      />
      <Field
        id={wanted.id}
        label="What did you look for?"
        hint="Your note is anonymous, so we cannot answer it."
        error={wanted.errors}
      >
        <Textarea
          name={wanted.name}
          rows={2}
          defaultValue={wanted.initialValue}
          maxLength={NOT_FOUND_REPORT_LIMITS.wanted}
          autoFocus={Boolean(wanted.errors)}
        />
      </Field>
      <Honeypot formId={form.id} />
      <Button type="submit" variant="quiet" className="justify-self-start">
        Tell us
      </Button>
    </form>
  );
}
