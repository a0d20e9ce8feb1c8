import { data, redirect } from 'react-router';
import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { resolveRedirect } from '~/domain/site/redirect';
import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { SignInAgainForm } from '~/features/auth/sign-in-again-form';
import { TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE } from '~/features/auth/too-many-attempts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';
import type { Route } from './+types/connect-organisation-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return [{ title: `Connect your organisation · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

const getTarget = (request: Request) => resolveRedirect(new URL(request.url).searchParams.get('redirectTo'));

/** Shows both accounts: the one that the organisation verified and the one of the session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { oidc, accounts } = context.get(services);
  const current = await context.get(currentSession)();
  const verifiedAccount = await oidc?.readVerifiedAccount(request, current);
  const hasRecentAuth =
    current && isRecentlyAuthenticated(current.session.authenticatedAt, new Date(), 'sensitive');
  return {
    organisation: verifiedAccount && (verifiedAccount.email ?? verifiedAccount.name),
    signedIn: current?.user.email,
    target: getTarget(request),
    /** What proves the local account again when its authentication is not recent. */
    requiredProof:
      current && !hasRecentAuth
        ? (await accounts.hasPassword(current))
          ? 'password'
          : 'sign-in'
        : undefined,
  } as const;
}

const TAKEN = 'This organisation account belongs to another account here. Sign out, then sign in with it.';
const TOO_LATE = 'It took longer than 15 minutes. Please start again.';

export async function action({ request, context }: Route.ActionArgs) {
  const { oidc, accounts } = context.get(services);
  const current = await context.get(currentSession)();
  if (!oidc || !current)
    throw redirect(paths.auth.signIn(paths.auth.connectOrganisation(getTarget(request))), 303);
  const form = await readForm(request);
  let { session } = current;
  if (form.has('password')) {
    const password = readFieldText(form, 'password', PASSWORD_LENGTH.max);
    const result = await accounts.reauthenticate(current, password);
    if (result === 'wait')
      return data({ passwordError: TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE }, { status: 429 });
    if (result === 'wrong') return data({ passwordError: 'The password is incorrect.' }, { status: 400 });
    session = { ...session, authenticatedAt: new Date() };
  }
  const { kind, headers } = await oidc.link({ ...current, session }, request);
  if (kind === 'linked') return redirect(getTarget(request), { status: 303, headers });
  return data({ error: kind === 'taken' ? TAKEN : TOO_LATE }, { status: 409, headers });
}

function NotConnected({ error }: { error: string }) {
  return (
    <Alert tone="danger" role="alert" title="Not connected">
      {error}
    </Alert>
  );
}

/** `error` explains why when an attempt just failed: a verified account can be used once. */
function NothingToConnect({ target, error }: { target: string; error: string | undefined }) {
  return (
    <>
      <h1>Nothing to connect</h1>
      {error ? (
        <NotConnected error={error} />
      ) : (
        <p className="text-lead text-muted">
          There was no sign-in with an organisation in this browser within the last 15 minutes.
        </p>
      )}
      <p>
        <LinkButton href={paths.auth.signIn(target)}>Go to sign-in</LinkButton>
      </p>
    </>
  );
}

function SignInFirst({ organisation, target }: { organisation: string; target: string }) {
  return (
    <>
      <h1>You already have an account</h1>
      <p className="text-lead text-muted [overflow-wrap:anywhere]">
        There is an account for {organisation}, with a password or a passkey. If it is yours, sign in with it
        once, and we connect the two.
      </p>
      <p>
        <LinkButton href={paths.auth.signIn(paths.auth.connectOrganisation(target))}>
          Sign in again
        </LinkButton>
      </p>
    </>
  );
}

function SignInAgain({ email, target }: { email: string; target: string }) {
  return (
    <>
      <h1>Sign in again</h1>
      <p className="text-lead text-muted [overflow-wrap:anywhere]">
        You signed in as {email} more than 15 minutes ago. To connect your organisation, sign in again.
      </p>
      <SignInAgainForm redirectTo={target} />
    </>
  );
}

interface ConnectFormProps {
  organisation: string;
  signedIn: string;
  target: string;
  asksForPassword: boolean;
  error: string | undefined;
  /** Error of the password field. */
  passwordError: string | undefined;
}

function ConnectForm(props: ConnectFormProps) {
  const { organisation, signedIn, target, asksForPassword, error, passwordError } = props;
  return (
    <>
      <h1>Connect your organisation</h1>
      {error && <NotConnected error={error} />}
      <form method="post" className="grid gap-6">
        <p className="text-lead text-muted [overflow-wrap:anywhere]">
          You will also be able to sign in to the account {signedIn} with your organisation account{' '}
          {organisation}.
        </p>
        {asksForPassword && (
          <ReauthPasswordField
            id="connect-password"
            label={`The password of ${signedIn}`}
            error={passwordError}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Connect</Button>
          <LinkButton href={target} variant="quiet">
            Not now
          </LinkButton>
        </div>
      </form>
    </>
  );
}

export default function ConnectOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { organisation, signedIn, target, requiredProof } = loaderData;
  const { error, passwordError } = { error: undefined, passwordError: undefined, ...actionData };
  return (
    <div className="wrap grid max-w-[34rem] gap-8 py-10">
      {organisation === undefined ? (
        <NothingToConnect target={target} error={error} />
      ) : signedIn === undefined ? (
        <SignInFirst organisation={organisation} target={target} />
      ) : requiredProof === 'sign-in' ? (
        <SignInAgain email={signedIn} target={paths.auth.connectOrganisation(target)} />
      ) : (
        <ConnectForm
          organisation={organisation}
          signedIn={signedIn}
          target={target}
          error={error}
          passwordError={passwordError}
          asksForPassword={requiredProof === 'password'}
        />
      )}
    </div>
  );
}
