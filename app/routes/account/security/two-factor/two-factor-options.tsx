import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';

interface TwoFactorOptionsProps {
  /** Intent of the rejected form; `error` is the error of its password. */
  intent: string | undefined;
  error: string | undefined;
}

/** Forms for a user with two-factor sign-in: new recovery codes, or turning it off. Both ask for the password. */
export function TwoFactorOptions({ intent, error }: TwoFactorOptionsProps) {
  const getError = (form: string) => (form === intent ? error : undefined);
  return (
    <div className="grid gap-grout">
      <Disclosure summary="New recovery codes" open={intent === 'codes'}>
        <form method="post" noValidate data-send-once="" className="grid max-w-[34rem] gap-5">
          <input type="hidden" name="intent" value="codes" />
          <p>You get ten new codes. The old ones stop working.</p>
          <ReauthPasswordField id="codes-password" name="current" error={getError('codes')} />
          <Button type="submit" className="justify-self-start">
            Make new codes
          </Button>
        </form>
      </Disclosure>
      <Disclosure summary="Turn it off" open={intent === 'end'}>
        <form method="post" noValidate data-send-once="" className="grid max-w-[34rem] gap-5">
          <input type="hidden" name="intent" value="end" />
          <p>You will sign in with the password alone. The recovery codes stop working.</p>
          <ReauthPasswordField id="end-password" name="current" error={getError('end')} />
          <Button type="submit" variant="danger" className="justify-self-start">
            Turn it off
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
