import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { IdentityMessage } from '~/sections/identity-message';
import { connectsTo } from '~/server/http/page-tags.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import { LinkButton } from '~/ui/link-button';
import { site } from '~site';
import type { Route } from './+types/callback';

export const handle: PageHandle = { way: 'static' };

export async function loader({ context }: Route.LoaderArgs) {
  connectsTo(context, context.get(services).identity?.origins ?? []);
  return { isSignedIn: (await context.get(currentSession)()) !== null };
}

export function meta() {
  return [{ title: `Signing you in · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Where the organisation sends people back to. The script takes over from here, or says what went wrong. */
export default function Callback({ loaderData }: Route.ComponentProps) {
  const { isSignedIn } = loaderData;
  return (
    <div
      {...{ [SESSION_BEHAVIOUR.identity]: 'callback' }}
      data-address={paths.auth.organisation()}
      className="group wrap grid max-w-[34rem] gap-8 py-10"
    >
      <h1>
        <span className="group-data-[state=failed]:hidden">
          {isSignedIn ? 'One moment' : 'Signing you in'}
        </span>
        <span className="hidden group-data-[state=failed]:inline">That did not work</span>
      </h1>
      <p className="needs-script text-lead text-muted group-data-[state=failed]:hidden">
        We are checking with your organisation. This takes a second or two.
      </p>
      <p className="without-script text-lead text-muted">
        This step needs JavaScript. You can sign in with e-mail and password instead.
      </p>
      <IdentityMessage title={isSignedIn ? 'Nothing has changed' : 'You are not signed in'} />
      <p>
        <LinkButton href={isSignedIn ? paths.account.security() : paths.auth.signIn()} variant="quiet">
          {isSignedIn ? 'Back to your account' : 'Back to sign-in'}
        </LinkButton>
      </p>
    </div>
  );
}
