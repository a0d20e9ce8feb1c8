import { type SubmissionResult, useForm } from '@conform-to/react';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { Honeypot } from './honeypot';

/** Newsletter sign-up: the server sends an email to confirm it. */
export function NewsletterForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const [form, { email }] = useForm<{ email: string }, string[]>({
    id: 'newsletter',
    lastResult: lastResult ?? null,
  });
  return (
    <form
      method="post"
      action={paths.newsletter()}
      noValidate
      data-send-once=""
      className="grid max-w-lg gap-5"
    >
      <Field
        id={email.id}
        label="Your email address"
        hint="We send you one email to confirm. Nobody else gets your address."
        error={email.errors}
        required
      >
        <Input
          name={email.name}
          type="email"
          defaultValue={email.initialValue}
          autoComplete="email"
          maxLength={LEAD_LIMITS.email}
          autoFocus={Boolean(email.errors)}
        />
      </Field>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" variant="contrast" size="lg">
          Subscribe
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
