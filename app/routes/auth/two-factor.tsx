import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { redirectTarget, sitePath } from '~/domain/redirect';
import { codeSchema } from '~/domain/sign-up';
import { AuthPanel } from '~/features/accounts/auth-panel';
import { CodeForm } from '~/features/accounts/code-form';
import { WayOn } from '~/features/accounts/way-on';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { clientAddressContext, services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/two-factor';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return hiddenPageMeta('Your code');
}

/** Only for a browser that gave a right password a moment ago. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const redirectTo = sitePath(new URL(request.url).searchParams.get('redirectTo'));
  const isAwaited = await context.get(services).accounts.awaitsCode(request);
  if (!isAwaited) throw redirect(paths.auth.signIn(redirectTo));
  return { redirectTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: codeSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { code, redirectTo, timeZone } = submission.value;
  const asker = { request, address: context.get(clientAddressContext), timeZone };
  const result = await context.get(services).accounts.signInWithCode(code, asker);
  if (result.kind === 'signed-in')
    return redirect(redirectTarget(redirectTo), { status: 303, headers: result.headers });
  if (result.kind !== 'refused') return redirect(paths.auth.signIn(sitePath(redirectTo)), 303);
  const words =
    'This code does not fit. Each is good for half a minute and once: please type the one shown now.';
  return data(submission.reply({ hideFields: ['code'], formErrors: [words] }), { status: 401 });
}

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel
      title="And now the code"
      lead="The password was right. Your app has the second half."
      ways={
        <>
          <WayOn href={paths.auth.signIn(loaderData.redirectTo)}>Start again</WayOn>
          <WayOn href={`mailto:${site.emails.support}`}>Phone and codes are lost</WayOn>
        </>
      }
    >
      <CodeForm lastResult={actionData} redirectTo={loaderData.redirectTo} />
    </AuthPanel>
  );
}
