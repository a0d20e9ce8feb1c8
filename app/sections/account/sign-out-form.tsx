import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { Button, type ButtonProps } from '~/ui/buttons/button';
import { AuthMessage } from './auth-message';

interface SignOutFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Whether the organisation opened this session: then it is left first, in a window of its own (R-SESSION-5). */
  isOrganisationSession: boolean;
}

/** Ends the session; as a plain form where there is no script. */
export function SignOutForm({ isOrganisationSession, ...look }: SignOutFormProps) {
  const identity = isOrganisationSession
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
      {...identity}
      className="grid justify-items-start gap-4"
    >
      <Button type="submit" {...look}>
        Sign out
      </Button>
      {isOrganisationSession && (
        <AuthMessage
          title="Signing out did not work"
          action={
            <Button type="submit" variant="quiet" size="sm" data-local-only="">
              Sign out here only
            </Button>
          }
        />
      )}
    </form>
  );
}
