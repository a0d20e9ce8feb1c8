import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { samplePeople } from '~/content/sample-people';
import { redirectTarget, sitePath } from '~/domain/redirect';
import { signInSchema } from '~/domain/sign-in';
import { SampleAccounts } from '~/features/accounts/sample-accounts';
import { SignInForm } from '~/features/accounts/sign-in-form';
import { OrganisationSignIn } from '~/features/identity/organisation-sign-in';
import type { PageHandle } from '~/page-handle';
import { connectsTo } from '~/server/http/page-tags.server';
import { clientAddressContext, services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import { site } from '~site';
import type { Route } from './+types/sign-in';

export const handle: PageHandle = { way: 'static' };

const NOT_RIGHT =
  'E-mail and password do not belong together. Have another look at both, or set a new password. New here? Open the link in our mail first.';

export function meta() {
  return [{ title: `Sign in · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('redirectTo');
  if (await context.get(currentSession)()) throw redirect(redirectTarget(asked));
  const { environment, identity } = context.get(services);
  connectsTo(context, identity?.origins ?? []);
  const samples = environment.DEMO
    ? samplePeople.map(({ email, password, shows }) => ({ email, password, shows }))
    : [];
  return { samples, redirectTo: sitePath(asked), provider: identity?.name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: signInSchema });
  if (submission.status !== 'success')
    return data(submission.reply({ hideFields: ['password'] }), { status: 400 });
  const { email, password, redirectTo, timeZone } = submission.value;
  const asker = { request, address: context.get(clientAddressContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword({ email, password }, asker);
  if (result.kind === 'refused') {
    const refusal = submission.reply({ hideFields: ['password'], formErrors: [NOT_RIGHT] });
    return data(refusal, { status: 401 });
  }
  return redirect(redirectTarget(redirectTo), { status: 303, headers: result.headers });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.initialValue?.redirectTo;
  const { samples, provider, redirectTo = sitePath(typed) } = loaderData;
  return (
    <div className="wrap grid max-w-[34rem] gap-8 py-10">
      <h1>Sign in</h1>
      {provider && <OrganisationSignIn provider={provider} redirectTo={redirectTo} />}
      <SignInForm lastResult={actionData} redirectTo={redirectTo} />
      <SampleAccounts accounts={samples} />
    </div>
  );
}
