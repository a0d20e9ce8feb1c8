import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { sampleUsers } from '~/content/samples/sample-users';
import { signInSchema } from '~/domain/auth/sign-up-schemas';
import { parseSitePath, resolveRedirect } from '~/domain/site/redirect';
import { AuthLink, AuthPanel } from '~/features/auth/auth-panel';
import { OrganisationSignIn } from '~/features/auth/organisation-sign-in';
import { PasskeyButton } from '~/features/auth/passkeys/passkey-button';
import { SampleAccounts } from '~/features/auth/sample-accounts';
import { SignInForm, WRONG_CREDENTIALS_MESSAGE } from '~/features/auth/sign-in-form';
import { StoppedSignIn } from '~/features/auth/stopped-sign-in';
import { formatTooManyAttempts } from '~/features/auth/too-many-attempts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { allowConnectionsTo } from '~/server/http/cache/cache-tags.server';
import { clientIpContext, services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import { Island } from '~/ui/island';
import type { Route } from './+types/sign-in-page';

export const handle: PageHandle = { hydration: 'islands' };

export function meta() {
  return createNoindexMeta('Sign in');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const requestedPath = query.get('redirectTo');
  if (await context.get(currentSession)()) throw redirect(resolveRedirect(requestedPath));
  const { environment, oidc } = context.get(services);
  allowConnectionsTo(context, oidc?.getOrigins() ?? []);
  const samples = environment.DEMO
    ? sampleUsers.map(({ email, password, purpose }) => ({ email, password, purpose }))
    : [];
  return {
    samples,
    redirectTo: parseSitePath(requestedPath),
    provider: oidc?.name,
    isChanged: query.has('changed'),
    stopped: query.get('stopped') ?? undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: signInSchema });
  const reject = (status: number, formErrors?: string[]) =>
    data(submission.reply({ hideFields: ['password'], formErrors }), { status });
  if (submission.status !== 'success') return reject(400);
  const { email, password, redirectTo, timeZone } = submission.value;
  const client = { request, ipAddress: context.get(clientIpContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword({ email, password }, client);
  const target = resolveRedirect(redirectTo);
  switch (result.kind) {
    case 'refused':
      return reject(401, [WRONG_CREDENTIALS_MESSAGE]);
    case 'wait':
      return reject(429, [formatTooManyAttempts(result.seconds)]);
    case 'two-factor':
      return redirect(paths.auth.twoFactor(target), { status: 303, headers: result.headers });
    case 'signed-in':
      // The loader of this page leads on, or says that the browser has refused the cookie.
      return redirect(paths.auth.signIn(target, 'no-cookies'), { status: 303, headers: result.headers });
  }
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const submittedPath = actionData?.initialValue?.redirectTo;
  const { samples, provider, isChanged, stopped, redirectTo = parseSitePath(submittedPath) } = loaderData;
  return (
    <AuthPanel
      title="Sign in"
      lead="See your orders, projects and messages."
      links={
        <>
          <AuthLink href={paths.auth.forgotPassword()}>Forgot the password?</AuthLink>
          <AuthLink href={paths.auth.signUp()}>Create an account</AuthLink>
        </>
      }
    >
      {isChanged && !actionData && (
        <Alert tone="success" title="Your password has been changed.">
          Sign in with it.
        </Alert>
      )}
      {!actionData && <StoppedSignIn reason={stopped} />}
      {provider && <OrganisationSignIn provider={provider} redirectTo={redirectTo} />}
      <SignInForm lastResult={actionData} redirectTo={redirectTo} />
      <div className="needs-passkeys">
        <Island
          name="passkey-button"
          component={PasskeyButton}
          props={{ endpoint: paths.auth.passkeySignIn(), redirectTo }}
        />
      </div>
      <SampleAccounts accounts={samples} />
    </AuthPanel>
  );
}
