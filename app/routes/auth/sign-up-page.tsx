import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { signUpSchema } from '~/domain/auth/sign-up-schemas';
import { AuthLink, AuthPanel } from '~/features/auth/auth-panel';
import { SignUpForm } from '~/features/auth/sign-up-form';
import { formatTooManyAttempts } from '~/features/auth/too-many-attempts';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/sign-up-page';

export const handle: PageHandle = { hydration: 'islands' };

export function meta() {
  return createNoindexMeta('Create an account');
}

/** R-FORM-1. The response is the same whether or not the email has an account. Only the email that is sent differs. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: signUpSchema });
  const reject = (status: number, formErrors?: string[], fieldErrors?: Record<string, string[]>) =>
    data(submission.reply({ hideFields: ['password'], formErrors, fieldErrors }), { status });
  if (submission.status !== 'success') return reject(400);
  const { name, email, password } = submission.value;
  const client = { request, ipAddress: context.get(clientIpContext) };
  const result = await context.get(services).accounts.signUp({ name, email, password }, client);
  switch (result.kind) {
    case 'weak':
      return reject(400, undefined, { password: [result.issue] });
    case 'wait':
      return reject(429, [formatTooManyAttempts(result.seconds)]);
    case 'accepted':
      return redirect(paths.auth.verifyEmail(result.isEmailSent ? undefined : 'withheld'), {
        status: 303,
        headers: result.headers,
      });
  }
}

export default function SignUpPage({ actionData }: Route.ComponentProps) {
  return (
    <AuthPanel
      title="Create an account"
      lead="See your orders and your cart on every device."
      links={
        <span className="flex flex-wrap items-center gap-x-2">
          Already have an account? <AuthLink href={paths.auth.signIn()}>Sign in</AuthLink>
        </span>
      }
    >
      <SignUpForm lastResult={actionData} />
    </AuthPanel>
  );
}
