import { useState } from 'react';
import { postJson } from '~/state/http/json-client';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

interface PasskeyButtonProps {
  /** Where the ceremony is begun and finished. */
  address: string;
  redirectTo?: string | undefined;
}

/** What our own route answers; a lost connection leaves everything out. */
interface Answer {
  options?: PublicKeyCredentialRequestOptionsJSON;
  to?: string;
  error?: string;
}

const UNREACHED = 'The site could not be reached. Please try again in a moment.';

async function ask(address: string, question: object): Promise<Answer> {
  const { body } = await postJson(address, question);
  return body && typeof body === 'object' ? body : { error: UNREACHED };
}

/** Where to go next, or what went wrong; neither when the person closed the browser's window. */
async function signIn({ address, redirectTo }: PasskeyButtonProps): Promise<Answer> {
  const { options, error } = await ask(address, { step: 'begin' });
  if (!options) return { error: error ?? UNREACHED };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return ask(address, { step: 'finish', proof: credential.toJSON(), redirectTo, timeZone });
}

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
      // Closed by hand or timed out is no fault; a browser without passkeys is.
      const isOwnChoice = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isOwnChoice) setFault('This browser cannot use a passkey here.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="quiet" size="lg" busy={busy} onClick={begin}>
        <Icon name="lock" />
        Use a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
