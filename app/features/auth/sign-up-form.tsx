import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_NAME_LENGTH } from '~/domain/auth/sign-up-schemas';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Checkbox } from '~/ui/forms/checkbox';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Island } from '~/ui/island';
import { AccountEmailField } from './credential-fields';
import { NewPasswordField } from './new-password-field';

interface SignUpFields {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

/** Name, email, password, terms. The page does not reveal whether the email has an account: only the email sent to it does. */
export function SignUpForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useForm<SignUpFields>({ id: 'sign-up', lastResult: lastResult ?? null });
  const { name, email, password, terms } = fields;
  const control = createControlProps([name, email, password, terms]);
  return (
    <form method="post" action={paths.auth.signUp()} noValidate data-send-once="" className="grid gap-5">
      {form.errors && (
        <Alert tone="danger" role="alert" title="Please check your entries">
          {form.errors[0]}
        </Alert>
      )}
      <Field id={name.id} label="Your name" error={name.errors} required>
        <Input {...control(name)} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      </Field>
      <AccountEmailField field={email} control={control} autoComplete="email" />
      <Island
        name="new-password-field"
        component={NewPasswordField}
        props={{
          id: password.id,
          label: 'Password',
          error: password.errors,
          autoFocus: control(password).autoFocus,
        }}
      />
      <Checkbox
        id={terms.id}
        name={terms.name}
        defaultChecked={terms.initialValue === 'on'}
        error={terms.errors?.[0]}
        autoFocus={control(terms).autoFocus}
        label={
          <>
            I accept the{' '}
            <a href={paths.termsOfUse()} className="underline underline-offset-4">
              terms of use
            </a>{' '}
            and have read the{' '}
            <a href={paths.privacy()} className="underline underline-offset-4">
              privacy notice
            </a>
            .
          </>
        }
      />
      <Button type="submit" size="lg">
        Create my account
      </Button>
    </form>
  );
}
