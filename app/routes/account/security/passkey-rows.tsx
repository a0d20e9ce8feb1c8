import { useForm } from '@conform-to/react';
import { MAX_PASSKEY_NAME_LENGTH } from '~/domain/auth/passkey-name';
import { formatDate } from '~/sections/format/format-date';
import type { Passkey } from '~/server/accounts/credentials/types.server';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { ConfirmIdentity } from './confirm-identity';
import { CredentialRow } from './credential-row';
import { FormError, findFormResult, type SecurityFormProps } from './form-error';

interface PasskeyFormProps extends SecurityFormProps {
  passkey: Passkey;
}

interface Removal {
  hasPassword: boolean;
  /** Whether the user authenticated within the last minutes. */
  isRecentlyAuthenticated: boolean;
}

function RenameForm({ passkey: { id, name }, rejectedForm }: PasskeyFormProps) {
  const lastResult = findFormResult(rejectedForm, 'rename-passkey', id) ?? null;
  const [, fields] = useForm<{ name: string }>({
    id: `rename-${id}`,
    lastResult,
    defaultValue: { name },
  });
  return (
    <form method="post" noValidate data-send-once="" className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <input type="hidden" name="intent" value="rename-passkey" />
      <input type="hidden" name="id" value={id} />
      <Field id={fields.name.id} label="Name" error={fields.name.errors} required>
        <Input
          name={fields.name.name}
          defaultValue={fields.name.initialValue}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          autoFocus={Boolean(fields.name.errors)}
        />
      </Field>
      <Button type="submit" variant="quiet" className="self-start sm:mt-6.5">
        Rename
      </Button>
    </form>
  );
}

function RemoveForm({
  passkey: { id, name },
  rejectedForm,
  hasPassword,
  isRecentlyAuthenticated,
}: PasskeyFormProps & Removal) {
  const result = findFormResult(rejectedForm, 'remove-passkey', id);
  const isConfirming = findFormResult(rejectedForm, 'confirm', id) !== undefined;
  if (!isRecentlyAuthenticated)
    return (
      <Disclosure summary="Remove it" open={Boolean(result) || isConfirming} className="bg-raised">
        <div className="grid gap-4">
          <p>Your last sign-in is some time ago. Please confirm your identity to remove a passkey.</p>
          <ConfirmIdentity id={id} hasPassword={hasPassword} rejectedForm={rejectedForm} />
        </div>
      </Disclosure>
    );
  return (
    <Disclosure summary="Remove it" open={Boolean(result)} className="bg-raised">
      <form method="post" data-send-once="" className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="id" value={id} />
        <FormError result={result} />
        <p>You can no longer sign in with it. Delete it on the device as well; it is useless there.</p>
        <Button type="submit" variant="danger" aria-label={`Yes, remove ${name}`}>
          Yes, remove it
        </Button>
      </form>
    </Disclosure>
  );
}

const STORAGE_LABELS = { synced: 'synced to your devices', single: 'on one device' };

/** The passkeys of the account, each with forms to rename and to remove it. */
export function PasskeyRows({
  passkeys,
  rejectedForm,
  ...removal
}: SecurityFormProps & Removal & { passkeys: readonly Passkey[] }) {
  return passkeys.map((passkey) => {
    const { id, name, synced, createdAt } = passkey;
    const storageLabel = synced ? STORAGE_LABELS.synced : STORAGE_LABELS.single;
    return (
      <CredentialRow
        key={id}
        label={`Added on ${formatDate(createdAt.toISOString())}, ${storageLabel}`}
        value={name}
        action="Edit"
        open={rejectedForm?.id === id}
      >
        <RenameForm passkey={passkey} rejectedForm={rejectedForm} />
        <RemoveForm {...removal} passkey={passkey} rejectedForm={rejectedForm} />
      </CredentialRow>
    );
  });
}
