import { AddPasskey } from '~/features/auth/passkeys/add-passkey';
import { paths } from '~/paths';
import { Island } from '~/ui/island';
import { ConfirmIdentity } from './confirm-identity';
import type { SecurityFormProps } from './form-error';

interface NewPasskeyProps extends SecurityFormProps {
  hasPassword: boolean;
  /** Whether the user authenticated within the last day. */
  isRecentlyAuthenticated: boolean;
  suggestedName: string;
}

function ConfirmFirst(props: SecurityFormProps & { hasPassword: boolean }) {
  return (
    <div className="grid gap-4 rounded-tile bg-surface p-5">
      <p className="max-w-[34rem] text-muted">
        Your last sign-in is more than a day old. Please confirm your identity to add a passkey.
      </p>
      <ConfirmIdentity {...props} />
    </div>
  );
}

/** Adds another passkey. The ceremony needs script, so it is not offered without it. */
export function NewPasskey({
  hasPassword,
  isRecentlyAuthenticated,
  suggestedName,
  rejectedForm,
}: NewPasskeyProps) {
  if (!isRecentlyAuthenticated) return <ConfirmFirst hasPassword={hasPassword} rejectedForm={rejectedForm} />;
  return (
    <div className="rounded-tile bg-surface p-5">
      <div className="needs-passkeys">
        <Island
          name="add-passkey"
          component={AddPasskey}
          props={{ endpoint: paths.account.addPasskey(), suggestedName }}
        />
      </div>
      <p className="without-passkeys text-muted">
        Adding a passkey needs JavaScript and a browser that supports passkeys. Please use another browser.
      </p>
    </div>
  );
}
