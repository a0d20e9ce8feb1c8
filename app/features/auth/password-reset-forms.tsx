import { type SubmissionResult, useForm } from '@conform-to/react';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { createControlProps } from '~/ui/forms/conform-fields';
import { Island } from '~/ui/island';
import { AccountEmailField } from './credential-fields';
import { NewPasswordField } from './new-password-field';

interface PasswordFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Requests a reset link. The response is the same for every email, so it does not reveal which accounts exist. */
export function ForgotPasswordForm({ lastResult }: PasswordFormProps) {
  const [form, fields] = useForm<{ email: string }>({ id: 'forgot', lastResult: lastResult ?? null });
  return (
    <form
      method="post"
      action={paths.auth.forgotPassword()}
      noValidate
      data-send-once=""
      {...{ [SESSION_ATTRIBUTES.typedEmail]: '' }}
      className="grid gap-5"
    >
      {form.errors && (
        <Alert tone="danger" role="alert" title="Please check your entries">
          {form.errors[0]}
        </Alert>
      )}
      <AccountEmailField
        field={fields.email}
        control={createControlProps([fields.email])}
        autoComplete="username"
      />
      <Button type="submit" size="lg">
        Send me a link
      </Button>
    </form>
  );
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ lastResult, token }: PasswordFormProps & { token: string }) {
  const [, fields] = useForm<{ password: string }>({ id: 'reset', lastResult: lastResult ?? null });
  return (
    <form
      method="post"
      action={paths.auth.resetPassword()}
      noValidate
      data-send-once=""
      className="grid gap-5"
    >
      <input type="hidden" name="token" value={token} />
      <Island
        name="new-password-field"
        component={NewPasswordField}
        props={{
          id: fields.password.id,
          label: 'New password',
          error: fields.password.errors,
          autoFocus: Boolean(fields.password.errors),
        }}
      />
      <Button type="submit" size="lg">
        Save password
      </Button>
    </form>
  );
}
