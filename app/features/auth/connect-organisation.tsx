import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { AuthMessage } from '~/sections/account/auth-message';
import { Button } from '~/ui/buttons/button';

interface ConnectOrganisationProps {
  provider: string;
  /** Where to go on once the two are one. */
  redirectTo: string;
}

/** On to the organisation, to show an account there that shall open the one here. The flow runs in the browser. */
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
