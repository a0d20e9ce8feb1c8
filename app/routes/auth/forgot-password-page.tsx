import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { forgotPasswordSchema } from '~/domain/auth/sign-up-schemas';
import { AuthLink, AuthPanel } from '~/features/auth/auth-panel';
import { CheckYourEmail } from '~/features/auth/check-your-email';
import { ForgotPasswordForm } from '~/features/auth/password-reset-forms';
import { formatTooManyAttempts } from '~/features/auth/too-many-attempts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/forgot-password-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Forgotten password');
}

export function loader({ request, context }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  return { isSent, demo: context.get(services).environment.DEMO };
}

/** R-FORM-1. A known and an unknown email get the same response. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const client = { request, ipAddress: context.get(clientIpContext) };
  const result = await context.get(services).accounts.requestPasswordReset(submission.value.email, client);
  if (result.kind === 'accepted') return redirect(`${paths.auth.forgotPassword()}?sent`, 303);
  return data(submission.reply({ formErrors: [formatTooManyAttempts(result.seconds)] }), { status: 429 });
}

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const links = <AuthLink href={paths.auth.signIn()}>Back to sign-in</AuthLink>;
  if (loaderData.isSent) {
    return (
      <AuthPanel
        title="Check your email."
        lead="If there is an account with this address, we have sent a link to it. It works once, within an hour."
        links={links}
      >
        <CheckYourEmail isDemo={loaderData.demo} />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title="Reset your password."
      lead="Enter your email address, and we send you a link to set a new password."
      links={links}
    >
      <ForgotPasswordForm lastResult={actionData} />
    </AuthPanel>
  );
}
