import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { AuthMessage } from '~/sections/account/auth-message';
import { Button } from '~/ui/buttons/button';

interface ConnectOrganisationProps {
  provider: string;
  /** Path to open after the accounts are connected. */
  redirectTo: string;
}

/** Starts the OIDC flow that connects an organisation account to the signed-in user. The flow needs JavaScript. */
export function ConnectOrganisation({ provider, redirectTo }: ConnectOrganisationProps) {
  return (
    <form
      method="post"
      action={paths.auth.organisationSignIn()}
      {...{ [SESSION_ATTRIBUTES.oidc]: 'sign-in' }}
      className="grid gap-3"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="connects" value="on" />
      <AuthMessage title="Not connected" />
      <div className="needs-script flex flex-wrap gap-2">
        <Button type="submit" value="redirect" variant="contrast">
          Connect {provider}
        </Button>
        <Button type="submit" value="popup" variant="plain">
          Open in a popup instead
        </Button>
      </div>
      <p className="without-script text-muted">Connecting an organisation needs JavaScript.</p>
    </form>
  );
}
