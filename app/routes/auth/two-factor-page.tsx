import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { twoFactorCodeSchema } from '~/domain/auth/sign-up-schemas';
import { parseSitePath, resolveRedirect } from '~/domain/site/redirect';
import { AuthLink, AuthPanel } from '~/features/auth/auth-panel';
import { formatTooManyCodes } from '~/features/auth/too-many-attempts';
import { TwoFactorCodeForm } from '~/features/auth/two-factor-code-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/two-factor-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Your code');
}

const WRONG_CODE_MESSAGE =
  'The code is incorrect. Each works once, and one of your app for 30 seconds: enter the one shown now.';

/** Only for a browser that sent a correct password shortly before. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const redirectTo = parseSitePath(new URL(request.url).searchParams.get('redirectTo'));
  const isPending = await context.get(services).accounts.isTwoFactorPending(request);
  if (!isPending) throw redirect(paths.auth.signIn(redirectTo, 'code-too-late'));
  return { redirectTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: twoFactorCodeSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { code, redirectTo, timeZone } = submission.value;
  const client = { request, ipAddress: context.get(clientIpContext), timeZone };
  const result = await context.get(services).accounts.signInWithCode(code, client);
  if (result.kind === 'signed-in')
    return redirect(resolveRedirect(redirectTo), { status: 303, headers: result.headers });
  const reject = (status: 401 | 429, message: string) =>
    data(submission.reply({ hideFields: ['code'], formErrors: [message] }), { status });
  if (result.kind === 'refused') return reject(401, WRONG_CODE_MESSAGE);
  if (result.kind === 'wait') return reject(429, formatTooManyCodes(result.seconds));
  const reason = result.kind === 'too-many' ? 'too-many-codes' : 'code-too-late';
  return redirect(paths.auth.signIn(parseSitePath(redirectTo), reason), 303);
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel
      title="Enter your code"
      lead="Your password is correct. Now enter the code from your app."
      links={
        <>
          <AuthLink href={paths.auth.signIn(loaderData.redirectTo)}>Start again</AuthLink>
          <AuthLink href={`mailto:${site.emails.support}`}>I lost my phone and codes</AuthLink>
        </>
      }
    >
      <TwoFactorCodeForm lastResult={actionData} redirectTo={loaderData.redirectTo} />
    </AuthPanel>
  );
}
