import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { AuthMessage } from '~/sections/account/auth-message';
import { allowConnectionsTo } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { site } from '~site';
import type { Route } from './+types/oidc-callback-page';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ context }: Route.LoaderArgs) {
  allowConnectionsTo(context, context.get(services).oidc?.getOrigins() ?? []);
  return { isSignedIn: (await context.get(currentSession)()) !== null };
}

export function meta() {
  return [{ title: `Signing you in · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** The organisation redirects users to this page. The script finishes the sign-in or shows the error. */
export default function OidcCallbackPage({ loaderData }: Route.ComponentProps) {
  const { isSignedIn } = loaderData;
  return (
    <div
      {...{ [SESSION_ATTRIBUTES.oidc]: 'callback' }}
      data-endpoint={paths.auth.organisationSignIn()}
      className="group wrap grid max-w-[34rem] gap-8 py-10"
    >
      <h1>
        <span className="group-data-[state=failed]:hidden">
          {isSignedIn ? 'One moment' : 'Signing you in'}
        </span>
        <span className="hidden group-data-[state=failed]:inline">That did not work</span>
      </h1>
      <p className="needs-script text-lead text-muted group-data-[state=failed]:hidden">
        We are checking your sign-in with your organisation.
      </p>
      <p className="without-script text-lead text-muted">
        This step needs JavaScript. You can sign in with email and password instead.
      </p>
      <AuthMessage title={isSignedIn ? 'Nothing has changed' : 'You are not signed in'} />
      <p>
        <LinkButton href={isSignedIn ? paths.account.security() : paths.auth.signIn()} variant="quiet">
          {isSignedIn ? 'Back to your account' : 'Back to sign-in'}
        </LinkButton>
      </p>
    </div>
  );
}
