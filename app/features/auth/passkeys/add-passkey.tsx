import { useRef, useState } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '~/domain/auth/passkey-name';
import { NETWORK_ERROR_MESSAGE } from '~/state/http/json-client';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { isCancelledByUser, type PasskeyResponse, sendPasskeyRequest } from './passkey-request';

interface AddPasskeyProps {
  /** URL that creates the options and verifies the response. */
  endpoint: string;
  /** Default name of the new passkey. */
  suggestedName: string;
}

async function registerPasskey(endpoint: string, name: string): Promise<PasskeyResponse> {
  const { options, error } = await sendPasskeyRequest(endpoint, { step: 'begin' });
  if (!options) return { error: error ?? NETWORK_ERROR_MESSAGE };
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return {};
  return sendPasskeyRequest(endpoint, { step: 'finish', response: credential.toJSON(), name });
}

function describeError(error: unknown): string {
  if (isCancelledByUser(error)) return 'No passkey was added: the window was closed, or it took too long.';
  const isAlreadyRegistered = error instanceof DOMException && error.name === 'InvalidStateError';
  if (isAlreadyRegistered) return 'This device already has a passkey for your account.';
  return 'This browser could not create a passkey.';
}

/** Registers a passkey on this device, or on one that the browser can reach, under a name. */
export function AddPasskey({ endpoint, suggestedName }: AddPasskeyProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState('');
  const nameInput = useRef<HTMLInputElement>(null);

  async function handleClick() {
    setIsBusy(true);
    setErrorText('');
    try {
      const { to, error } = await registerPasskey(endpoint, nameInput.current?.value ?? '');
      setErrorText(error ?? '');
      if (to) location.assign(to);
    } catch (error) {
      setErrorText(describeError(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <Field id="new-passkey-name" label="Name of the passkey">
        <Input
          ref={nameInput}
          defaultValue={suggestedName}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Button isBusy={isBusy} onClick={handleClick}>
        <Icon name="plus" />
        Add a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden sm:col-span-2">
        {errorText}
      </p>
    </div>
  );
}
