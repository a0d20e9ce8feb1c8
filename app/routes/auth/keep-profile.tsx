import { data, redirect } from 'react-router';
import { AuthPanel } from '~/features/accounts/auth-panel';
import { SpentLink } from '~/features/accounts/spent-link';
import { WayOn } from '~/features/accounts/way-on';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatMoment } from '~/sections/dates';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { fieldText, readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { Button } from '~/ui/button';
import { LinkButton } from '~/ui/link-button';
import type { Route } from './+types/keep-profile';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return hiddenPageMeta('Your profile', { secret: true });
}

/** The link of the mail, for whoever is not signed in. Reading changes nothing: mail programs open links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get('done') === 'kept') return data({ kind: 'kept' as const });
  const token = query.get('token') ?? '';
  const departure = await context.get(services).leaving.openLink(token);
  if (departure) return data({ kind: 'open' as const, token, leavesAt: departure.leavesAt });
  return data({ kind: 'gone' as const }, { status: token ? 410 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = fieldText(await readForm(request), 'token');
  const isKept = await context.get(services).leaving.takeBackByLink(token);
  return redirect(`${paths.auth.keepProfile()}?${isKept ? 'done=kept' : 'token=gone'}`, 303);
}

const signInInstead = <WayOn href={paths.auth.signIn()}>Sign in</WayOn>;

export default function KeepProfile({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'open':
      return (
        <AuthPanel
          title="Keep your profile?"
          lead={`On ${formatMoment(loaderData.leavesAt)} it would be deleted. Until then nothing is gone, and one press leaves everything as it was.`}
          ways={signInInstead}
        >
          <form method="post" action={paths.auth.keepProfile()} data-send-once="">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" size="lg">
              Keep my profile
            </Button>
          </form>
        </AuthPanel>
      );
    case 'kept':
      return (
        <AuthPanel
          title="Your profile stays."
          lead="Nothing was deleted. If it was not you who asked for it, choose another password now."
          ways={<WayOn href={paths.auth.forgotPassword()}>Choose another password</WayOn>}
        >
          <LinkButton href={paths.auth.signIn()} size="lg">
            Sign in
          </LinkButton>
        </AuthPanel>
      );
    case 'gone':
      return (
        <SpentLink lead="It was taken back already, or the seven days are over. If your profile is still there, just sign in: the account says how it stands." />
      );
  }
}
