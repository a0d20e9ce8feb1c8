import { type SubmissionResult, useForm } from '@conform-to/react';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { TimeZoneField } from './credential-fields';

interface TwoFactorCodeFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
  redirectTo: string | undefined;
}

/** One field for the six digits of an authenticator app or a recovery code. The URL keeps the target after a wrong code. */
export function TwoFactorCodeForm({ lastResult, redirectTo }: TwoFactorCodeFormProps) {
  const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult: lastResult ?? null });
  return (
    <form
      method="post"
      action={paths.auth.twoFactor(redirectTo)}
      noValidate
      data-send-once=""
      className="grid gap-5"
    >
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <TimeZoneField />
      <Field
        id={fields.code.id}
        label="Code"
        hint="Six digits from your app, or one of your recovery codes."
        error={fields.code.errors ?? form.errors}
        required
      >
        <Input
          name={fields.code.name}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          className="font-semibold tracking-[0.2em] tabular-nums"
        />
      </Field>
      <Button type="submit" size="lg">
        Go on
      </Button>
    </form>
  );
}
