import { data, redirect } from 'react-router';
import { AuthLink, AuthPanel, UsedLinkPanel } from '~/features/auth/auth-panel';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatDateTime } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import type { Route } from './+types/cancel-deletion-page';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return createNoindexMeta('Your profile', { hasSecretUrl: true });
}

/**
 * Opens the link of the email for a user who is not signed in. GET changes nothing, because mail programs open links.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get('done') === 'kept') return data({ kind: 'cancelled' as const });
  const token = query.get('token') ?? '';
  const deletionRequest = await context.get(services).accountDeletion.getRequestByLink(token);
  if (deletionRequest) return data({ kind: 'pending' as const, token, deletesAt: deletionRequest.deletesAt });
  return data({ kind: 'invalid' as const }, { status: token ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = readFieldText(await readForm(request), 'token');
  const isCancelled = await context.get(services).accountDeletion.cancelByLink(token);
  return redirect(`${paths.auth.cancelDeletion()}?${isCancelled ? 'done=kept' : 'token=gone'}`, 303);
}

const signInLink = <AuthLink href={paths.auth.signIn()}>Sign in</AuthLink>;

export default function CancelDeletionPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'pending':
      return (
        <AuthPanel
          title="Cancel the deletion of your profile?"
          lead={`Your profile will be deleted on ${formatDateTime(loaderData.deletesAt)}. Nothing has been deleted yet.`}
          links={signInLink}
        >
          <form method="post" action={paths.auth.cancelDeletion()} data-send-once="">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" size="lg">
              Keep my profile
            </Button>
          </form>
        </AuthPanel>
      );
    case 'cancelled':
      return (
        <AuthPanel
          title="Your profile was not deleted."
          lead="The deletion is cancelled. If you did not request it, change your password now."
          links={<AuthLink href={paths.auth.forgotPassword()}>Change the password</AuthLink>}
        >
          <LinkButton href={paths.auth.signIn()} size="lg">
            Sign in
          </LinkButton>
        </AuthPanel>
      );
    case 'invalid':
      return (
        <UsedLinkPanel lead="The deletion was already cancelled, or the seven days are over. Sign in to check." />
      );
  }
}
