import { useRef, useState } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '~/domain/auth/passkey-schema';
import { NETWORK_ERROR_MESSAGE } from '~/state/http/json-client';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { isCancelledByUser, type PasskeyResponse, sendPasskeyRequest } from './passkey-request';

interface AddPasskeyProps {
  /** Where the ceremony is begun and finished. */
  endpoint: string;
  /** What the new one is called unless the person says otherwise. */
  suggestedName: string;
}

async function add(address: string, name: string): Promise<PasskeyResponse> {
  const { options, error } = await sendPasskeyRequest(address, { step: 'begin' });
  if (!options) return { error: error ?? NETWORK_ERROR_MESSAGE };
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return {};
  return sendPasskeyRequest(address, { step: 'finish', response: credential.toJSON(), name });
}

function wordsFor(error: unknown): string {
  if (isCancelledByUser(error)) return 'Nothing was added: the window was closed, or it took too long.';
  const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
  if (isKnown) return 'This device holds a passkey for your account already.';
  return 'This browser could not make a passkey here.';
}

/** Makes a passkey on this device, or on one that the browser reaches, and gives it a name. */
export function AddPasskey({ endpoint, suggestedName }: AddPasskeyProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const name = useRef<HTMLInputElement>(null);

  async function begin() {
    setBusy(true);
    setFault('');
    try {
      const { to, error } = await add(endpoint, name.current?.value ?? '');
      setFault(error ?? '');
      if (to) location.assign(to);
    } catch (error) {
      setFault(wordsFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <Field id="new-passkey-name" label="What shall it be called?">
        <Input
          ref={name}
          defaultValue={suggestedName}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Button busy={busy} onClick={begin}>
        <Icon name="plus" />
        Add a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden sm:col-span-2">
        {fault}
      </p>
    </div>
  );
}
