import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { findDoneMessage } from '~/domain/site/done-message';
import { CheckYourEmail } from '~/features/auth/check-your-email';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/security-page';
import { EmailRow } from './email-row';
import { NewPasskey } from './new-passkey';
import { OrganisationRows } from './organisation-rows';
import { PasskeyRows } from './passkey-rows';
import { PasswordRow } from './password-row';
import { ProtectionOverview } from './protection-overview';
import { submitSecurityForm } from './security-action.server';
import { SECURITY_MESSAGES, type SecurityMessage } from './security-messages';
import { SecuritySection } from './security-section';
import { SessionList } from './session-list';
import { SignInList } from './sign-in-list';
import { summariseProtection } from './summarise-protection';
import { TwoFactorRow } from './two-factor-row';
import { ViewConsentForm } from './view-consent-form';

export const handle: PageHandle = { hydration: 'islands' };

export const meta = () => createNoindexMeta('Security');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, oidc, environment } = context.get(services);
  const actor = context.get(signedIn);
  const { user, session, withheldRole } = actor;
  const organisations = await accounts.listOrganisations(actor);
  const now = new Date();
  return {
    user: { email: user.email, name: user.name, twoFactor: user.twoFactorEnabled },
    currentSession: { id: session.id, device: session.device },
    isRecentForSensitive: isRecentlyAuthenticated(session.authenticatedAt, now, 'sensitive'),
    isRecentForPasskey: isRecentlyAuthenticated(session.authenticatedAt, now, 'passkey'),
    hasPassword: await accounts.hasPassword(actor),
    recoveryCodesLeft: user.twoFactorEnabled ? await accounts.countRecoveryCodes(actor) : 0,
    organisations: organisations.map(({ id, issuer, connectedAt }) => ({
      id,
      connectedAt,
      name: (oidc?.isConfiguredIssuer(issuer) ? oidc.name : undefined) ?? new URL(issuer).host,
    })),
    provider: oidc?.name,
    passkeys: await accounts.listPasskeys(actor),
    sessions: await accounts.listSessions(actor),
    signIns: await accounts.listSignIns(actor),
    needsTwoFactor: withheldRole !== undefined,
    /** Nobody looks at the accounts of staff. */
    viewConsent: user.role === 'user' && !withheldRole ? await accounts.getViewConsent(actor) : undefined,
    completed: findDoneMessage(SECURITY_MESSAGES, new URL(request.url).searchParams),
    demo: environment.DEMO,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  const client = { request, ipAddress: context.get(clientIpContext) };
  return submitSecurityForm({
    accounts,
    actor: context.get(signedIn),
    form: await readForm(request),
    client,
  });
}

function CompletedActionAlert({
  completed,
  demo,
}: {
  completed: SecurityMessage | undefined;
  demo: boolean;
}) {
  if (!completed) return null;
  return (
    <div className="grid gap-grout">
      <Alert tone="success" role="status" title={completed.title}>
        {completed.words}
      </Alert>
      {completed.isSent && <CheckYourEmail isDemo={demo} />}
    </div>
  );
}

/** R-PEOPLE-5. */
const TwoFactorNeeded = () => (
  <Alert tone="warning" title="The back office needs two-factor sign-in.">
    <a href={paths.account.twoFactor()} className="underline underline-offset-4 hover:text-link">
      Turn it on
    </a>
    , or sign in with a passkey or your organisation. Your role has no rights before that.
  </Alert>
);

export default function SecurityPage({ loaderData, actionData: rejectedForm }: Route.ComponentProps) {
  const { user, currentSession, hasPassword, organisations, provider, passkeys, sessions, signIns } =
    loaderData;
  const { email, name, twoFactor } = user;
  const protection = {
    hasPassword,
    hasTwoFactor: twoFactor,
    organisationCount: organisations.length,
    passkeyCount: passkeys.length,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      {loaderData.needsTwoFactor && <TwoFactorNeeded />}
      <header className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-5">
          <h1 className="text-tool">Security</h1>
          <p className="max-w-[36ch] text-lead text-muted">{summariseProtection(protection)}</p>
        </div>
        <ProtectionOverview {...protection} />
      </header>
      {!rejectedForm && <CompletedActionAlert completed={loaderData.completed} demo={loaderData.demo} />}
      <SecuritySection id="ways" title="Sign-in methods" lead="How you sign in. At least one always remains.">
        <EmailRow
          rejectedForm={rejectedForm}
          email={email}
          hasPassword={hasPassword}
          isRecentlyAuthenticated={loaderData.isRecentForSensitive}
        />
        <PasswordRow rejectedForm={rejectedForm} email={email} name={name} hasPassword={hasPassword} />
        <OrganisationRows
          rejectedForm={rejectedForm}
          organisations={organisations}
          hasPassword={hasPassword}
          providerName={provider}
          isRecentlyAuthenticated={loaderData.isRecentForSensitive}
        />
      </SecuritySection>
      <SecuritySection
        id="passkeys"
        title="Passkeys"
        lead="Sign in with the fingerprint, face or PIN of your device. These never leave the device."
      >
        <PasskeyRows
          rejectedForm={rejectedForm}
          passkeys={passkeys}
          hasPassword={hasPassword}
          isRecentlyAuthenticated={loaderData.isRecentForSensitive}
        />
        <NewPasskey
          rejectedForm={rejectedForm}
          hasPassword={hasPassword}
          isRecentlyAuthenticated={loaderData.isRecentForPasskey}
          suggestedName={currentSession.device}
        />
      </SecuritySection>
      <SecuritySection
        id="two-factor"
        title="Two-factor sign-in"
        lead="After the password, you enter a code from an app on your phone. Your organisation has its own rules."
      >
        <TwoFactorRow
          twoFactor={twoFactor}
          hasPassword={hasPassword}
          recoveryCodesLeft={loaderData.recoveryCodesLeft}
        />
      </SecuritySection>
      <SecuritySection
        id="sessions"
        title="Active sessions"
        lead="Browsers that are signed in now. We store their time zone, never their IP address."
      >
        <SessionList sessions={sessions} currentSession={currentSession.id} />
      </SecuritySection>
      <SecuritySection
        id="sign-ins"
        title="Recent sign-ins"
        lead="Your last twenty sign-in attempts. If you do not recognise one, sign that browser out and change your password."
      >
        <SignInList records={signIns} />
      </SecuritySection>
      {loaderData.viewConsent && (
        <SecuritySection
          id="views"
          title="Help with your account"
          lead="Let an administrator view your account as you see it, to help you. They cannot change anything and do not see this page."
        >
          <ViewConsentForm consent={loaderData.viewConsent} />
        </SecuritySection>
      )}
    </div>
  );
}
