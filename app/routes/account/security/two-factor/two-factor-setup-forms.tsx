import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import type { QrCode } from '~/server/payments/qr-code.server';
import { Button } from '~/ui/buttons/button';
import { CopyButton } from '~/ui/buttons/copy-button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface TwoFactorFormProps {
  error: string | undefined;
}

/** Asks for the password first, so that a stranger at an open browser cannot lock the owner out. */
export function TwoFactorPasswordForm({ error }: TwoFactorFormProps) {
  return (
    <form method="post" noValidate data-send-once="" className="grid max-w-[34rem] gap-5">
      <input type="hidden" name="intent" value="begin" />
      <p className="text-muted">You need an authenticator app or a password manager that creates codes.</p>
      <ReauthPasswordField id="begin-password" name="current" error={error} />
      <Button type="submit" className="justify-self-start">
        Continue to the QR code
      </Button>
    </form>
  );
}

export interface ShownTwoFactorSecret {
  qr: QrCode;
  /** `otpauth://…`, which an authenticator app on this device opens. */
  uri: string;
  secret: string;
}

/** Groups of four characters are easier to type. */
const formatSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the QR code and the secret, and asks for the first code of the app. */
export function TwoFactorCodeSetup({ qr, uri, secret, error }: TwoFactorFormProps & ShownTwoFactorSecret) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[17rem_minmax(0,1fr)]">
      <figure className="max-w-68 rounded-tile bg-glaze-bone p-2 text-glaze-ink">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for your authenticator app"
          shapeRendering="crispEdges"
          className="w-full"
        >
          <path fill="currentColor" d={qr.path} />
        </svg>
        <figcaption className="px-3 pb-3 text-center text-sm font-medium">Scan with your app</figcaption>
      </figure>
      <div className="grid content-start gap-6">
        <div className="grid gap-1">
          <p className="text-sm text-muted">Or enter this key, with or without spaces:</p>
          <p className="flex items-center gap-2">
            <code className="text-lead font-semibold wrap-anywhere select-all">{formatSecret(secret)}</code>
            <CopyButton value={secret} label="secret" />
          </p>
        </div>
        <LinkButton href={uri} variant="quiet" className="justify-self-start md:hidden">
          Open in an app on this phone
        </LinkButton>
        <form method="post" noValidate data-send-once="" className="grid max-w-[22rem] gap-5">
          <input type="hidden" name="intent" value="confirm" />
          <Field
            id="first-code"
            label="Code"
            hint="The six digits that your app shows."
            error={error}
            required
          >
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              autoFocus
              className="font-semibold tracking-[0.2em] tabular-nums"
            />
          </Field>
          <Button type="submit" className="justify-self-start">
            Turn it on
          </Button>
        </form>
      </div>
    </div>
  );
}
