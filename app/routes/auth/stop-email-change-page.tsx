import { data, redirect } from 'react-router';
import { stopEmailChangePath } from '~/content/account/account-paths';
import { AuthLink, AuthPanel, UsedLinkPanel } from '~/features/auth/auth-panel';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { site } from '~site';
import type { Route } from './+types/stop-email-change-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Stop the change of your address', { hasSecretUrl: true });
}

/** Opens the link that is sent to the current email. GET changes nothing, because mail programs open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const completed = query.get('done');
  if (completed === 'stopped') return data({ kind: 'stopped' as const });
  if (completed === 'signed-out') return data({ kind: 'signed-out' as const });
  const token = query.get('token') ?? '';
  const email = await context.get(services).accounts.openEmailChangeStop(token);
  if (email !== null) return data({ kind: 'pending' as const, token, email });
  return data({ kind: 'invalid' as const }, { status: token ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = readFieldText(form, 'token');
  const endsSessions = form.has('sessions');
  const { kind } = await context.get(services).accounts.stopEmailChange({ token, endsSessions });
  const query = kind === 'gone' ? 'token=gone' : endsSessions ? 'done=signed-out' : 'done=stopped';
  return redirect(`${stopEmailChangePath}?${query}`, 303);
}

function StopForm({ token }: { token: string }) {
  return (
    <form method="post" action={stopEmailChangePath} data-send-once="" className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" name="sessions" value="end">
        Stop the change and sign out everywhere
      </Button>
      <Button type="submit" size="lg" variant="quiet">
        Only stop the change
      </Button>
    </form>
  );
}

const DONE_LEADS = {
  stopped: 'Your account keeps this address, and the link to the new one no longer works.',
  'signed-out':
    'Your account keeps this address, the link to the new one no longer works, and every browser is signed out.',
} as const;

export default function StopEmailChangePage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'pending':
      return (
        <AuthPanel
          title="Keep your address?"
          lead={`Somebody who is signed in to your account wants to change its address to ${loaderData.email}. If it was not you, stop the change here.`}
        >
          <StopForm token={loaderData.token} />
        </AuthPanel>
      );
    case 'stopped':
    case 'signed-out':
      return (
        <AuthPanel
          title="The change is stopped."
          lead={`${DONE_LEADS[loaderData.kind]} Somebody else may know your password, so change it now.`}
          links={<AuthLink href={paths.auth.signIn()}>Sign in</AuthLink>}
        >
          <LinkButton href={paths.auth.forgotPassword()} size="lg">
            Change the password
          </LinkButton>
        </AuthPanel>
      );
    case 'invalid':
      return (
        <UsedLinkPanel
          lead={`The change was stopped already, is older than a day, or was ended by another change to your account. If your account has another address now and it was not you, write to ${site.emails.security} today.`}
        />
      );
  }
}
