import { type SubmissionResult, useForm } from '@conform-to/react';
import { NAME_LENGTH } from '~/domain/sign-up';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { controlsOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Island } from '~/ui/island';
import { Notice } from '~/ui/notice';
import { EmailField } from './credential-fields';
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
  const { name, email, password, terms } = fields;
  const control = controlsOf([name, email, password, terms]);
  return (
    <form method="post" action={paths.auth.signUp()} noValidate data-send-once="" className="grid gap-5">
      {form.errors && (
        <Notice tone="danger" role="alert" title="Not yet">
          {form.errors[0]}
        </Notice>
      )}
      <Field id={name.id} label="Your name" error={name.errors} required>
        <Input {...control(name)} autoComplete="name" maxLength={NAME_LENGTH} />
      </Field>
      <EmailField field={email} control={control} autoComplete="email" />
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
