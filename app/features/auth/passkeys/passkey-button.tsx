import { useState } from 'react';
import { NETWORK_ERROR_MESSAGE } from '~/state/http/json-client';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';
import { isCancelledByUser, type PasskeyResponse, sendPasskeyRequest } from './passkey-request';

interface PasskeyButtonProps {
  /** Where the ceremony is begun and finished. */
  endpoint: string;
  redirectTo?: string | undefined;
}

/** Where to go next, or what went wrong. */
async function signIn({ endpoint, redirectTo }: PasskeyButtonProps): Promise<PasskeyResponse> {
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

const CLOSED = 'No passkey was used: the window was closed, or it took too long. Try again, or another way.';

/** Signs in with a passkey, without address or password: the browser shows which ones it has for this site. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function begin() {
    setBusy(true);
    setFault('');
    try {
      const { to, error } = await signIn(props);
      setFault(error ?? '');
      if (to) location.assign(to);
    } catch (error) {
      setFault(isCancelledByUser(error) ? CLOSED : 'This browser cannot use a passkey here.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="quiet" size="lg" className="w-full" busy={busy} onClick={begin}>
        <Icon name="lock" />
        Use a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
