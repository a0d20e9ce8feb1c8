import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { signUpSchema } from '~/domain/sign-up';
import { AuthPanel } from '~/features/accounts/auth-panel';
import { SignUpForm } from '~/features/accounts/sign-up-form';
import { waitWords } from '~/features/accounts/wait-words';
import { WayOn } from '~/features/accounts/way-on';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { clientAddressContext, services } from '~/server/services.server';
import type { Route } from './+types/sign-up';

export const handle: PageHandle = { way: 'island' };

export function meta() {
  return hiddenPageMeta('Create an account');
}

/** R-FORM-1. The answer is the same whether or not the address has an account: its mailbox is told which. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: signUpSchema });
  const refuse = (status: number, formErrors?: string[], fieldErrors?: Record<string, string[]>) =>
    data(submission.reply({ hideFields: ['password'], formErrors, fieldErrors }), { status });
  if (submission.status !== 'success') return refuse(400);
  const { name, email, password } = submission.value;
  const asker = { request, address: context.get(clientAddressContext) };
  const result = await context.get(services).accounts.signUp({ name, email, password }, asker);
  switch (result.kind) {
    case 'weak':
      return refuse(400, undefined, { password: [result.fault] });
    case 'wait':
      return refuse(429, [waitWords(result.seconds)]);
    case 'accepted':
      return redirect(paths.auth.verifyEmail(result.isEmailSent ? undefined : 'withheld'), {
        status: 303,
        headers: result.headers,
      });
  }
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  return (
    <AuthPanel
      title="Create an account"
      lead="One place for your orders, on every device."
      ways={
        <span className="flex flex-wrap items-center gap-x-2">
          You have one? <WayOn href={paths.auth.signIn()}>Sign in</WayOn>
        </span>
      }
    >
      <SignUpForm lastResult={actionData} />
    </AuthPanel>
  );
}
