import { SIGN_OUT_SCOPE_FIELD, type SignOutScope } from '~/domain/auth/oidc-session';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { SIGN_OUT_ATTRIBUTE } from '~/domain/site/sign-out-attribute';
import { paths } from '~/paths';
import { Button, type ButtonProps } from '~/ui/buttons/button';
import { AuthMessage } from './auth-message';

interface SignOutFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Whether the user signed in with an organisation. Then its session is ended first, in a popup (R-SESSION-5). */
  isOrganisationSession: boolean;
  /** Shows the button that ends only the session of this site, not only after a failed logout. */
  isSiteButtonShown?: boolean;
}

/** Ends only the session of this site, also without JavaScript. */
const SiteSignOutButton = () => (
  <Button
    type="submit"
    variant="quiet"
    size="sm"
    name={SIGN_OUT_SCOPE_FIELD}
    value={'site' satisfies SignOutScope}
    data-local-only=""
  >
    Sign out here only
  </Button>
);

/** Sign-out button. Without JavaScript it is a plain form. */
export function SignOutForm({
  isOrganisationSession,
  isSiteButtonShown = false,
  ...buttonProps
}: SignOutFormProps) {
  const oidcAttributes = isOrganisationSession
    ? {
        [SESSION_ATTRIBUTES.oidc]: 'sign-out',
        'data-endpoint': paths.auth.organisationSignIn(),
        'data-sign-in': paths.auth.signIn(),
      }
    : {};
  return (
    <form
      method="post"
      action={paths.auth.signOut()}
      {...{ [SIGN_OUT_ATTRIBUTE]: '' }}
      {...oidcAttributes}
      className="grid justify-items-start gap-4"
    >
      <Button type="submit" {...buttonProps}>
        Sign out
      </Button>
      {isOrganisationSession && (
        <AuthMessage
          title="Signing out did not work"
          {...(!isSiteButtonShown && { action: <SiteSignOutButton /> })}
        />
      )}
      {isOrganisationSession && isSiteButtonShown && <SiteSignOutButton />}
    </form>
  );
}
