import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { forgotPasswordSchema } from '~/domain/sign-up';
import { AuthPanel } from '~/features/accounts/auth-panel';
import { MailOnItsWay } from '~/features/accounts/mail-on-its-way';
import { ForgotPasswordForm } from '~/features/accounts/password-forms';
import { waitWords } from '~/features/accounts/wait-words';
import { WayOn } from '~/features/accounts/way-on';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { clientAddressContext, services } from '~/server/services.server';
import type { Route } from './+types/forgot-password';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return hiddenPageMeta('Forgotten password');
}

export function loader({ request, context }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  return { isSent, demo: context.get(services).environment.DEMO };
}

/** R-FORM-1. The same answer for a known address and an unknown one. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const asker = { request, address: context.get(clientAddressContext) };
  const result = await context.get(services).accounts.requestPasswordReset(submission.value.email, asker);
  if (result.kind === 'accepted') return redirect(`${paths.auth.forgotPassword()}?sent`, 303);
  return data(submission.reply({ formErrors: [waitWords(result.seconds)] }), { status: 429 });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const ways = <WayOn href={paths.auth.signIn()}>Back to signing in</WayOn>;
  if (loaderData.isSent) {
    return (
      <AuthPanel
        title="Look into your mail."
        lead="If there is an account with that address, a link is on its way. It works once, within an hour."
        ways={ways}
      >
        <MailOnItsWay demo={loaderData.demo} />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title="Forgotten? It happens."
      lead="Tell us your address, and we send you a link to choose a new password."
      ways={ways}
    >
      <ForgotPasswordForm lastResult={actionData} />
    </AuthPanel>
  );
}
