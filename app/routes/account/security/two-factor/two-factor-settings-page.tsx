import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { createQrCode } from '~/server/payments/qr-code.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/two-factor-settings-page';
import { RecoveryCodes } from './recovery-codes';
import { submitTwoFactorForm } from './two-factor-action.server';
import { TwoFactorOptions } from './two-factor-options';
import {
  type ShownTwoFactorSecret,
  TwoFactorCodeSetup,
  TwoFactorPasswordForm,
} from './two-factor-setup-forms';

export const meta = () => createNoindexMeta('Two-factor sign-in');

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  const { user, session } = actor;
  // A pending secret is shown only while the authentication is recent.
  const hasRecentAuth = isRecentlyAuthenticated(session.authenticatedAt, new Date(), 'sensitive');
  const pending = hasRecentAuth ? await accounts.getTwoFactorSetup(actor) : undefined;
  const setupSecret: ShownTwoFactorSecret | undefined = pending && {
    qr: createQrCode(pending.uri),
    uri: pending.uri,
    secret: pending.secret,
  };
  return { twoFactor: user.twoFactorEnabled, hasPassword: await accounts.hasPassword(actor), setupSecret };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  return submitTwoFactorForm({
    accounts,
    actor: context.get(signedIn),
    form: await readForm(request),
    request,
  });
}

function NoPassword() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-[34rem] text-muted">
        Two-factor sign-in needs a password, and this account has none. Set one first, or add a passkey, which
        replaces both.
      </p>
      <LinkButton href={`${paths.account.security()}#ways`}>Choose a password</LinkButton>
    </div>
  );
}

type PageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** Chooses the step by the state of the account and the result of the last form. */
function NextStep({ loaderData, actionData }: PageProps) {
  const { twoFactor, hasPassword, setupSecret } = loaderData;
  const { intent, error, recoveryCodes } = actionData ?? {};
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  if (!hasPassword) return <NoPassword />;
  if (twoFactor) return <TwoFactorOptions intent={intent} error={error} />;
  if (setupSecret)
    return <TwoFactorCodeSetup {...setupSecret} error={intent === 'confirm' ? error : undefined} />;
  return <TwoFactorPasswordForm error={error} />;
}

function getLead({ loaderData, actionData }: PageProps): string {
  if (actionData?.recoveryCodes)
    return 'Two-factor sign-in is on. Save the recovery codes in case you lose your phone.';
  if (loaderData.twoFactor) return 'On: after the password, you enter a code from your app.';
  if (loaderData.setupSecret) return 'Scan the QR code with your app, then enter the code it shows.';
  return 'After the password, you enter a code from an app on your phone. A stolen password alone is then useless.';
}

export default function TwoFactorSettingsPage(props: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Breadcrumbs
        items={[{ label: 'Security', href: paths.account.security() }, { label: 'Two-factor sign-in' }]}
      />
      <header className="grid gap-4">
        <h1 className="text-tool">Two-factor sign-in</h1>
        <p className="max-w-[44ch] text-lead text-muted print:hidden">{getLead(props)}</p>
      </header>
      <NextStep {...props} />
    </div>
  );
}
