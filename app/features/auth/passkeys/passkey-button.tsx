import { useState } from 'react';
import { NETWORK_ERROR_MESSAGE } from '~/state/http/json-client';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';
import { isCancelledByUser, type PasskeyResponse, sendPasskeyRequest } from './passkey-request';

interface PasskeyButtonProps {
  /** URL that creates the options and verifies the response. */
  endpoint: string;
  redirectTo?: string | undefined;
}

/** Returns the URL to open next, or the error. */
async function signInWithPasskey({ endpoint, redirectTo }: PasskeyButtonProps): Promise<PasskeyResponse> {
  const { options, error } = await sendPasskeyRequest(endpoint, { step: 'begin' });
  if (!options) return { error: error ?? NETWORK_ERROR_MESSAGE };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return sendPasskeyRequest(endpoint, { step: 'finish', proof: credential.toJSON(), redirectTo, timeZone });
}

const CANCELLED_MESSAGE =
  'No passkey was used: the window was closed, or it took too long. Try again, or sign in another way.';

/** Signs in with a passkey, without email or password: the browser lists its passkeys for this site. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState('');

  async function handleClick() {
    setIsBusy(true);
    setErrorText('');
    try {
      const { to, error } = await signInWithPasskey(props);
      setErrorText(error ?? '');
      if (to) location.assign(to);
    } catch (error) {
      setErrorText(isCancelledByUser(error) ? CANCELLED_MESSAGE : 'This browser cannot use a passkey here.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="quiet" size="lg" className="w-full" isBusy={isBusy} onClick={handleClick}>
        <Icon name="lock" />
        Use a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
