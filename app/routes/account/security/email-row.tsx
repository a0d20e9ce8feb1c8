import { useForm } from '@conform-to/react';
import { OwnPasswordField } from '~/features/accounts/own-password-field';
import { SignInAgainForm } from '~/features/accounts/sign-in-again-form';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { FormFault } from './form-fault';
import { KeyRow } from './key-row';
import { type FormProps, resultOf } from './refused';

interface EmailRowProps extends FormProps {
  email: string;
  hasPassword: boolean;
  /** Whether a proof is so fresh that no password is missed. */
  isFresh: boolean;
}

function ChangeEmailForm({ refused, hasPassword }: FormProps & { hasPassword: boolean }) {
  const lastResult = resultOf(refused, 'email') ?? null;
  const [, fields] = useForm<{ email: string; current: string }>({ id: 'email', lastResult });
  return (
    <form method="post" noValidate data-send-once="" className="grid gap-5">
      <input type="hidden" name="intent" value="email" />
      <FormFault result={lastResult ?? undefined} />
      <Field
        id={fields.email.id}
        label="New address"
        hint="It counts once you follow the link that we send there. The present one is told."
        error={fields.email.errors}
        required
      >
        <Input
          name={fields.email.name}
          type="email"
          defaultValue={fields.email.initialValue}
          autoComplete="email"
          maxLength={254}
          autoFocus={Boolean(fields.email.errors)}
        />
      </Field>
      {hasPassword && (
        <OwnPasswordField id={fields.current.id} name={fields.current.name} error={fields.current.errors} />
      )}
      <Button type="submit" className="justify-self-start">
        Send the link
      </Button>
    </form>
  );
}

export function EmailRow({ refused, email, hasPassword, isFresh }: EmailRowProps) {
  return (
    <KeyRow label="E-mail" value={email} action="Change" open={refused?.intent === 'email'}>
      {hasPassword || isFresh ? (
        <ChangeEmailForm refused={refused} hasPassword={hasPassword} />
      ) : (
        <>
          <p className="text-muted">
            You have no password to ask for, so this needs a sign-in within the last 15 minutes.
          </p>
          <SignInAgainForm target={paths.account.security()} />
        </>
      )}
    </KeyRow>
  );
}
