import { isFreshProof } from '~/domain/fresh-proof';
import { MailOnItsWay } from '~/features/accounts/mail-on-its-way';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { clientAddressContext, services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/security';
import { DONE_WORDS } from './done-words';
import { EmailRow } from './email-row';
import { FourTiles } from './four-tiles';
import { NewPasskey } from './new-passkey';
import { OrganisationRows } from './organisation-row';
import { PasskeyRows } from './passkey-rows';
import { PasswordRow } from './password-row';
import { act } from './security-action.server';
import { SecuritySection } from './security-section';
import { SessionList } from './session-list';
import { SignInList } from './sign-in-list';
import { TwoFactorRow } from './two-factor-row';
import { verdict } from './verdict';

export const handle: PageHandle = { way: 'island' };

export const meta = () => hiddenPageMeta('Security');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, identity, environment } = context.get(services);
  const actor = context.get(signedIn);
  const { person, session } = actor;
  const organisations = await accounts.listOrganisations(actor);
  const now = new Date();
  return {
    person: { email: person.email, name: person.name, twoFactor: person.twoFactor },
    own: { id: session.id, device: session.device },
    isFreshForKey: isFreshProof(session.provenAt, now, 'key'),
    isFreshForPasskey: isFreshProof(session.provenAt, now, 'passkey'),
    hasPassword: await accounts.hasPassword(actor),
    recoveryCodesLeft: person.twoFactor ? await accounts.recoveryCodesLeft(actor) : 0,
    organisations: organisations.map(({ id, issuer, connectedAt }) => ({
      id,
      connectedAt,
      name: (identity?.isOwnIssuer(issuer) ? identity.name : undefined) ?? new URL(issuer).host,
    })),
    provider: identity?.name,
    passkeys: await accounts.listPasskeys(actor),
    sessions: await accounts.listSessions(actor),
    signIns: await accounts.recentSignIns(actor),
    done: new URL(request.url).searchParams.get('done') ?? '',
    demo: environment.DEMO,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  const asker = { request, address: context.get(clientAddressContext) };
  return act({ accounts, actor: context.get(signedIn), form: await readForm(request), asker });
}

function Done({ done, demo }: { done: string; demo: boolean }) {
  const said = Object.hasOwn(DONE_WORDS, done) ? DONE_WORDS[done] : undefined;
  if (!said) return null;
  return (
    <div className="grid gap-grout">
      <Notice tone="success" role="status" title={said.title}>
        {said.words}
      </Notice>
      {done.endsWith('-sent') && <MailOnItsWay demo={demo} />}
    </div>
  );
}

export default function Security({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { person, own, hasPassword, organisations, provider, passkeys, sessions, signIns } = loaderData;
  const { email, name, twoFactor } = person;
  const protection = {
    hasPassword,
    twoFactor,
    organisations: organisations.length,
    passkeys: passkeys.length,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <header className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-5">
          <h1 className="text-h1">Security</h1>
          <p className="max-w-[36ch] text-lead text-muted">{verdict(protection)}</p>
        </div>
        <FourTiles {...protection} />
      </header>
      {!refused && <Done done={loaderData.done} demo={loaderData.demo} />}
      <SecuritySection id="ways" title="Ways in" lead="What opens this account. One way always stays.">
        <EmailRow {...{ refused, email, hasPassword }} isFresh={loaderData.isFreshForKey} />
        <PasswordRow {...{ refused, email, name, hasPassword }} />
        <OrganisationRows {...{ refused, organisations, provider }} />
      </SecuritySection>
      <SecuritySection
        id="passkeys"
        title="Passkeys"
        lead="The finger, face or PIN that unlocks a device of yours. Finger and face never leave it."
      >
        <PasskeyRows {...{ refused, passkeys }} />
        <NewPasskey
          {...{ refused, hasPassword }}
          isFresh={loaderData.isFreshForPasskey}
          suggestedName={own.device}
        />
      </SecuritySection>
      <SecuritySection
        id="two-factor"
        title="Two-factor sign-in"
        lead="A code from an app on your phone, asked for after the password. Your organisation asks for its own."
      >
        <TwoFactorRow {...{ twoFactor, hasPassword }} recoveryCodesLeft={loaderData.recoveryCodesLeft} />
      </SecuritySection>
      <SecuritySection
        id="sessions"
        title="Open sessions"
        lead="Browsers that are signed in now. We keep their time zone, never their network address."
      >
        <SessionList sessions={sessions} own={own.id} />
      </SecuritySection>
      <SecuritySection
        id="sign-ins"
        title="Recent sign-ins"
        lead="The last twenty tries. One that you do not know: sign that browser out, then change the password."
      >
        <SignInList records={signIns} />
      </SecuritySection>
    </div>
  );
}
