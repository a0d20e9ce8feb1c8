import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { resetPasswordSchema } from '~/domain/auth/sign-up-schemas';
import { AuthLink, AuthPanel } from '~/features/auth/auth-panel';
import { ResetPasswordForm } from '~/features/auth/password-reset-forms';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import type { Route } from './+types/reset-password-page';

export const handle: PageHandle = { hydration: 'islands' };

export function meta() {
  return createNoindexMeta('New password', { hasSecretUrl: true });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return data({ token });
  const isOpen = await context.get(services).accounts.isPasswordResetValid(token);
  return data({ token: isOpen ? token : null }, { status: isOpen ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readForm(request);
  const submission = parseWithZod(formData, { schema: resetPasswordSchema });
  const reject = (errors?: string[]) => {
    const fieldErrors = errors && { password: errors };
    return data(submission.reply({ hideFields: ['password'], fieldErrors }), { status: 400 });
  };
  if (submission.status !== 'success') return reject();
  const result = await context.get(services).accounts.resetPassword(submission.value);
  switch (result.kind) {
    case 'weak':
      return reject([result.issue]);
    case 'gone':
      return redirect(paths.auth.resetPassword(), 303);
    case 'changed':
      return redirect(`${paths.auth.signIn()}?changed`, 303);
  }
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const submittedToken = actionData?.initialValue?.token;
  const token = loaderData.token ?? (typeof submittedToken === 'string' ? submittedToken : undefined);
  if (!token) {
    return (
      <AuthPanel
        title="This link is no longer valid."
        lead="Each link works once, within an hour. If you have just chosen a password with it, sign in. Otherwise you can request a new one."
        links={<AuthLink href={paths.auth.signIn()}>Sign in</AuthLink>}
      >
        <LinkButton href={paths.auth.forgotPassword()} size="lg">
          Send me a new link
        </LinkButton>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title="A new password"
      lead="You will be signed out everywhere. Then sign in with the new password."
    >
      <ResetPasswordForm lastResult={actionData} token={token} />
    </AuthPanel>
  );
}
