import { data, redirect } from 'react-router';
import { confirmSignUpSchema } from '~/domain/auth/sign-up-schemas';
import { AuthLink, AuthPanel, UsedLinkPanel } from '~/features/auth/auth-panel';
import { CheckYourEmail } from '~/features/auth/check-your-email';
import { ConfirmEmailChangeForm, ConfirmSignUpForm } from '~/features/auth/confirm-email-forms';
import { formatTooManyAttempts } from '~/features/auth/too-many-attempts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/verify-email-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Your address', { hasSecretUrl: true });
}

/** Shows what the link in the email confirms. GET changes nothing, because mail programs open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, environment } = context.get(services);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (!token && searchParams.get('mail') === 'withheld') return data({ kind: 'withheld' as const });
  if (!token) return data({ kind: 'sent' as const, demo: environment.DEMO });
  const signUp = await accounts.getPendingSignUp(token, request);
  if (signUp) return data({ kind: 'sign-up' as const, token, ...signUp });
  const email = await accounts.getEmailChange(token);
  if (email !== null) return data({ kind: 'email-change' as const, token, email });
  return data({ kind: 'invalid' as const }, { status: 410 });
}

/** Any unknown token shows the page for an invalid link. */
const invalidLinkPath = `${paths.auth.verifyEmail()}?token=gone`;

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  const formData = await readForm(request);
  const parsed = confirmSignUpSchema.safeParse(Object.fromEntries(formData));
  if (!parsed.success) return redirect(invalidLinkPath, 303);
  const { token, password, timeZone } = parsed.data;
  if (formData.has('moves')) {
    const change = await accounts.confirmEmailChange(token);
    return redirect(change.kind === 'changed' ? paths.account.security('email') : invalidLinkPath, 303);
  }
  const client = { request, ipAddress: context.get(clientIpContext), timeZone };
  const result = await accounts.confirmSignUp({ token, password }, client);
  switch (result.kind) {
    case 'signed-in':
      return redirect(paths.account.overview(), { status: 303, headers: result.headers });
    case 'gone':
      return redirect(invalidLinkPath, 303);
    case 'wait':
      return data({ token, error: formatTooManyAttempts(result.seconds) }, { status: 429 });
    case 'refused':
      return data({ token, error: 'The password is incorrect.' }, { status: 401 });
  }
}

const signInLink = <AuthLink href={paths.auth.signIn()}>Sign in</AuthLink>;

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) {
    return (
      <AuthPanel title="One last step" links={signInLink}>
        <ConfirmSignUpForm token={actionData.token} needsPassword error={actionData.error} />
      </AuthPanel>
    );
  }
  switch (loaderData.kind) {
    case 'sent':
      return (
        <AuthPanel
          title="Check your email."
          lead="We have sent a link to your address. Open it within a day to finish."
          links={signInLink}
        >
          <CheckYourEmail isDemo={loaderData.demo} />
        </AuthPanel>
      );
    case 'withheld':
      return (
        <AuthPanel
          title="We have sent enough emails for now."
          lead="Use the link in the newest email. It works for a day."
          links={signInLink}
        >
          <EmailWithheldAlert />
        </AuthPanel>
      );
    case 'sign-up':
      return (
        <AuthPanel
          title={`Welcome, ${loaderData.name}.`}
          lead={`You have confirmed ${loaderData.email}. Create the account to sign in.`}
        >
          <ConfirmSignUpForm
            token={loaderData.token}
            needsPassword={loaderData.asksForPassword}
            error={undefined}
          />
        </AuthPanel>
      );
    case 'email-change':
      return (
        <AuthPanel
          title="Change your email address?"
          lead={`You will sign in with ${loaderData.email}. We notify your previous address.`}
        >
          <ConfirmEmailChangeForm token={loaderData.token} />
        </AuthPanel>
      );
    case 'invalid':
      return (
        <UsedLinkPanel lead="It was already used, or it is older than a day. Sign in if you have an account; otherwise sign up again." />
      );
  }
}
