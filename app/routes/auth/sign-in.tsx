import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { samplePeople } from '~/content/sample-people';
import { redirectTarget, sitePath } from '~/domain/redirect';
import { signInSchema } from '~/domain/sign-in';
import { AuthPanel } from '~/features/accounts/auth-panel';
import { PasskeyButton } from '~/features/accounts/passkey-button';
import { SampleAccounts } from '~/features/accounts/sample-accounts';
import { NOT_RIGHT, SignInForm } from '~/features/accounts/sign-in-form';
import { waitWords } from '~/features/accounts/wait-words';
import { WayOn } from '~/features/accounts/way-on';
import { OrganisationSignIn } from '~/features/identity/organisation-sign-in';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { connectsTo } from '~/server/http/page-tags.server';
import { readForm } from '~/server/http/read-body.server';
import { clientAddressContext, services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import { Island } from '~/ui/island';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/sign-in';

export const handle: PageHandle = { way: 'island' };

export function meta() {
  return hiddenPageMeta('Sign in');
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = query.get('redirectTo');
  if (await context.get(currentSession)()) throw redirect(redirectTarget(asked));
  const { environment, identity } = context.get(services);
  connectsTo(context, identity?.origins ?? []);
  const samples = environment.DEMO
    ? samplePeople.map(({ email, password, shows }) => ({ email, password, shows }))
    : [];
  return { samples, redirectTo: sitePath(asked), provider: identity?.name, isChanged: query.has('changed') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: signInSchema });
  const refuse = (status: number, formErrors?: string[]) =>
    data(submission.reply({ hideFields: ['password'], formErrors }), { status });
  if (submission.status !== 'success') return refuse(400);
  const { email, password, redirectTo, timeZone } = submission.value;
  const asker = { request, address: context.get(clientAddressContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword({ email, password }, asker);
  const target = redirectTarget(redirectTo);
  switch (result.kind) {
    case 'refused':
      return refuse(401, [NOT_RIGHT]);
    case 'wait':
      return refuse(429, [waitWords(result.seconds)]);
    case 'second-factor':
      return redirect(paths.auth.twoFactor(target), { status: 303, headers: result.headers });
    case 'signed-in':
      return redirect(target, { status: 303, headers: result.headers });
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.initialValue?.redirectTo;
  const { samples, provider, isChanged, redirectTo = sitePath(typed) } = loaderData;
  return (
    <AuthPanel
      title="Sign in"
      lead="Your orders, all in one place."
      ways={
        <>
          <WayOn href={paths.auth.forgotPassword()}>Forgot the password?</WayOn>
          <WayOn href={paths.auth.signUp()}>Create an account</WayOn>
        </>
      }
    >
      {isChanged && !actionData && (
        <Notice tone="success" title="Your new password is kept.">
          Sign in with it.
        </Notice>
      )}
      {provider && <OrganisationSignIn provider={provider} redirectTo={redirectTo} />}
      <SignInForm lastResult={actionData} redirectTo={redirectTo} />
      <div className="needs-passkeys">
        <Island
          name="passkey-button"
          component={PasskeyButton}
          props={{ address: paths.auth.passkey(), redirectTo }}
        />
      </div>
      <SampleAccounts accounts={samples} />
    </AuthPanel>
  );
}
