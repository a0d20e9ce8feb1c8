import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { APPLICATION_LIMITS, applicationSchema } from '~/domain/contact/application-schema';
import { ATTACHMENT_MEDIA_TYPE } from '~/domain/files/attachment';
import { Button } from '~/ui/buttons/button';
import { CHOOSE_FILE_AGAIN } from '~/ui/forms/choose-file-again';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Textarea } from '~/ui/forms/textarea';
import { Icon } from '~/ui/icons/icon';
import { ContactFormErrorAlert } from './contact-form-error-alert';
import { Honeypot } from './honeypot';
import { SenderEmailField, SenderNameField, SenderPhoneField } from './sender-fields';

interface ApplicationFormProps {
  /** Path of the role page. */
  action: string;
  /** The role's question, instead of a covering letter. */
  question: string;
  /** Issues and values of the last submission. */
  lastResult?: SubmissionResult<string[]> | undefined;
}

interface ApplicationFields {
  name: string;
  email: string;
  phone: string;
  link: string;
  answer: string;
  cv: File;
}

/** Application for a role: contact details, one answer, a CV. The browser validates with the same schema as the server. */
export function ApplicationForm({ action, question, lastResult }: ApplicationFormProps) {
  const [form, fields] = useForm<ApplicationFields, unknown, string[]>({
    id: 'application',
    lastResult: lastResult ?? null,
    // Not on blur: a message that appears then moves the button away from the pointer.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: applicationSchema }),
  });
  const { name, email, phone, link, answer, cv } = fields;
  const inOrder = [name, email, phone, link, answer, cv];
  const control = createControlProps(lastResult ? inOrder : []);
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-send-once=""
      className="grid gap-6"
    >
      {lastResult && <ContactFormErrorAlert fields={inOrder} allErrors={form.allErrors} />}
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <SenderNameField field={name} control={control} />
        <SenderEmailField field={email} control={control} />
        <SenderPhoneField field={phone} control={control} label="Telephone" optional="if we may call you" />
        <Field id={link.id} label="A page with work of yours" optional="if there is one" error={link.errors}>
          <Input
            {...control(link)}
            type="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={APPLICATION_LIMITS.link}
          />
        </Field>
      </div>
      <Field
        id={answer.id}
        label={question}
        hint={`Instead of a covering letter. Ten lines are plenty; ${APPLICATION_LIMITS.answer.toLocaleString('en-IN')} characters are the most.`}
        error={answer.errors}
        required
      >
        <Textarea {...control(answer)} className="min-h-44" maxLength={APPLICATION_LIMITS.answer} />
      </Field>
      <Field
        id={cv.id}
        label="Your CV"
        hint={`One PDF of at most 5 MB. Leave out your photograph, age and marital status: we do not look at them.${lastResult ? CHOOSE_FILE_AGAIN : ''}`}
        error={cv.errors}
        required
      >
        <Input {...control(cv)} type="file" accept={`.pdf,${ATTACHMENT_MEDIA_TYPE}`} />
      </Field>
      <Honeypot formId={form.id} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg">
          Send the application
          <Icon name="arrow-right" />
        </Button>
        <p className="max-w-[26em] text-sm text-muted">
          Read by people who would work with you, and by no machine. You can take it back, CV included.
        </p>
      </div>
    </form>
  );
}
