import { useForm } from '@conform-to/react';
import { PASSKEY_NAME_LENGTH } from '~/domain/passkey';
import { formatDate } from '~/sections/dates';
import type { Passkey } from '~/server/accounts/contract.server';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { FormFault } from './form-fault';
import { KeyRow } from './key-row';
import { type FormProps, resultOf } from './refused';

interface OneProps extends FormProps {
  passkey: Passkey;
}

function RenameForm({ passkey: { id, name }, refused }: OneProps) {
  const lastResult = resultOf(refused, 'rename-passkey', id) ?? null;
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
          maxLength={PASSKEY_NAME_LENGTH}
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

function RemoveForm({ passkey: { id, name }, refused }: OneProps) {
  const result = resultOf(refused, 'remove-passkey', id);
  return (
    <Disclosure summary="Remove it" open={Boolean(result)} className="bg-raised">
      <form method="post" data-send-once="" className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="id" value={id} />
        <FormFault result={result} />
        <p>
          It does not open your account any more. The device keeps its half until you delete it there; that
          half alone opens nothing.
        </p>
        <Button type="submit" variant="danger" aria-label={`Yes, remove ${name}`}>
          Yes, remove it
        </Button>
      </form>
    </Disclosure>
  );
}

const KEPT = { synced: 'kept on all your devices', single: 'kept on one device' };

/** The passkeys of the account, each with its name and the way out. */
export function PasskeyRows({ passkeys, refused }: FormProps & { passkeys: readonly Passkey[] }) {
  return passkeys.map((passkey) => {
    const { id, name, synced, createdAt } = passkey;
    const kept = synced ? KEPT.synced : KEPT.single;
    return (
      <KeyRow
        key={id}
        label={`Added on ${formatDate(createdAt.toISOString())}, ${kept}`}
        value={name}
        action="Edit"
        open={refused?.id === id}
      >
        <RenameForm passkey={passkey} refused={refused} />
        <RemoveForm passkey={passkey} refused={refused} />
      </KeyRow>
    );
  });
}
