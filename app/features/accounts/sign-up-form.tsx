import { type SubmissionResult, useForm } from '@conform-to/react';
import { NAME_LENGTH } from '~/domain/sign-up';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Island } from '~/ui/island';
import { Notice } from '~/ui/notice';
import { NewPasswordField } from './new-password-field';

interface SignUpFields {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

/** Name, address, password, terms. Whether the address is known here, only its mailbox learns. */
export function SignUpForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useForm<SignUpFields>({ id: 'sign-up', lastResult: lastResult ?? null });
  const firstFault = [fields.name, fields.email, fields.password, fields.terms].find(
    ({ errors }) => errors,
  )?.id;
  return (
    <form method="post" action={paths.auth.signUp()} noValidate data-send-once="" className="grid gap-5">
      {form.errors && (
        <Notice tone="danger" role="alert" title="Not yet">
          {form.errors[0]}
        </Notice>
      )}
      <Field id={fields.name.id} label="Your name" error={fields.name.errors} required>
        <Input
          name={fields.name.name}
          defaultValue={fields.name.initialValue}
          autoComplete="name"
          maxLength={NAME_LENGTH}
          autoFocus={firstFault === fields.name.id}
        />
      </Field>
      <Field id={fields.email.id} label="E-mail" error={fields.email.errors} required>
        <Input
          name={fields.email.name}
          type="email"
          defaultValue={fields.email.initialValue}
          autoComplete="email"
          maxLength={254}
          autoFocus={firstFault === fields.email.id}
        />
      </Field>
      <Island
        name="new-password-field"
        component={NewPasswordField}
        props={{
          id: fields.password.id,
          label: 'Password',
          error: fields.password.errors,
          autoFocus: firstFault === fields.password.id,
        }}
      />
      <Checkbox
        id={fields.terms.id}
        name={fields.terms.name}
        defaultChecked={fields.terms.initialValue === 'on'}
        error={fields.terms.errors?.[0]}
        autoFocus={firstFault === fields.terms.id}
        label={
          <>
            I accept the{' '}
            <a href={paths.terms()} className="underline underline-offset-4">
              terms of use
            </a>{' '}
            and have read how{' '}
            <a href={paths.privacy()} className="underline underline-offset-4">
              personal data
            </a>{' '}
            is kept.
          </>
        }
      />
      <Button type="submit" size="lg">
        Create my account
      </Button>
    </form>
  );
}
