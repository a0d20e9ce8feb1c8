import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import { paths } from '~/paths';
import { Button, type ButtonProps } from '~/ui/button';
import { IdentityMessage } from './identity-message';

interface SignOutFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Whether the organisation opened this session: then it is left first, in a window of its own (R-SESSION-5). */
  byOrganisation: boolean;
}

/** Ends the session; as a plain form where there is no script. */
export function SignOutForm({ byOrganisation, ...look }: SignOutFormProps) {
  const identity = byOrganisation
    ? {
        [SESSION_BEHAVIOUR.identity]: 'sign-out',
        'data-organisation': paths.auth.organisation(),
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
      {byOrganisation && (
        <IdentityMessage
          title="Signing out did not work"
          action={
            <Button type="submit" variant="quiet" size="sm" data-here-only="">
              Sign out here only
            </Button>
          }
        />
      )}
    </form>
  );
}
