import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { AuthMessage } from '~/sections/account/auth-message';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

interface OrganisationSignInProps {
  /** Name of the provider in the button: "your organisation", "Vetal Hill account". */
  provider: string;
  /** Path to open after the sign-in. */
  redirectTo?: string | undefined;
}

/**
 * Starts the OIDC sign-in, by redirect or in a popup. The flow runs in the browser, so the buttons are hidden without
 * JavaScript.
 */
export function OrganisationSignIn({ provider, redirectTo }: OrganisationSignInProps) {
  return (
    <form
      method="post"
      action={paths.auth.organisationSignIn()}
      {...{ [SESSION_ATTRIBUTES.oidc]: 'sign-in' }}
      className="grid gap-2"
    >
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <AuthMessage title="Not signed in" />
      <div className="needs-script grid gap-2">
        <Button type="submit" value="redirect" size="lg" variant="contrast">
          Continue with {provider}
          <Icon name="arrow-right" />
        </Button>
        <div className="flex flex-wrap gap-x-2">
          <Button type="submit" value="popup" size="sm" variant="plain">
            Open in a popup instead
          </Button>
          <Button type="submit" value="other" size="sm" variant="plain">
            Use another account
          </Button>
        </div>
      </div>
      <p className="without-script text-muted">
        Signing in with your organisation needs JavaScript. Email and password work without it.
      </p>
    </form>
  );
}
