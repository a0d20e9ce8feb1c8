import { isFreshProof } from '~/domain/fresh-proof';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { qrCode } from '~/server/qr-code.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { LinkButton } from '~/ui/link-button';
import type { Route } from './+types/two-factor';
import { RecoveryCodes } from './recovery-codes';
import { act } from './two-factor-action.server';
import { TwoFactorChange } from './two-factor-change';
import { type Scan, TwoFactorScan, TwoFactorStart } from './two-factor-start';

export const meta = () => hiddenPageMeta('Two-factor sign-in');

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  const { person, session } = actor;
  // A secret that was begun is shown to somebody who typed the password a moment ago, and not for ever.
  const isFresh = isFreshProof(session.provenAt, new Date(), 'key');
  const pending = isFresh ? await accounts.pendingTwoFactor(actor) : undefined;
  const scan: Scan | undefined = pending && { qr: qrCode(pending.uri), secret: pending.secret };
  return { twoFactor: person.twoFactor, hasPassword: await accounts.hasPassword(actor), scan };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  return act({ accounts, actor: context.get(signedIn), form: await readForm(request), request });
}

function PasswordFirst() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-[34rem] text-muted">
        The code is asked for after a password, and this account has none. Choose one first, or add a passkey:
        that is password and code in one.
      </p>
      <LinkButton href={`${paths.account.security()}#ways`}>Choose a password</LinkButton>
    </div>
  );
}

type PageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** The step that is next, by what is known of the account and of the last form. */
function NextStep({ loaderData, actionData }: PageProps) {
  const { twoFactor, hasPassword, scan } = loaderData;
  const { intent, error, recoveryCodes } = actionData ?? {};
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  if (!hasPassword) return <PasswordFirst />;
  if (twoFactor) return <TwoFactorChange intent={intent} error={error} />;
  if (scan) return <TwoFactorScan {...scan} error={intent === 'confirm' ? error : undefined} />;
  return <TwoFactorStart error={error} />;
}

function leadOf({ loaderData, actionData }: PageProps): string {
  if (actionData?.recoveryCodes)
    return 'It is on. Now keep the codes for the day on which the phone is lost.';
  if (loaderData.twoFactor) return 'It is on: after the password, a code of your app is asked for.';
  if (loaderData.scan) return 'Let your app read this, and type the first code that it makes.';
  return 'After the password, a code from an app on your phone is asked for. A stolen password alone opens nothing then.';
}

export default function TwoFactor(props: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Breadcrumbs
        items={[{ label: 'Security', href: paths.account.security() }, { label: 'Two-factor sign-in' }]}
      />
      <header className="grid gap-4">
        <h1 className="text-h2">Two-factor sign-in</h1>
        <p className="max-w-[44ch] text-lead text-muted print:hidden">{leadOf(props)}</p>
      </header>
      <NextStep {...props} />
    </div>
  );
}
