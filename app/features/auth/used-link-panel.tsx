import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { AuthLink } from './auth-link';
import { AuthPanel } from './auth-panel';

/** Shown instead of the page of an email link that was used or has expired. `lead` says why and what to do. */
export const UsedLinkPanel = ({ lead }: { lead: string }) => (
  <AuthPanel
    title="This link is no longer valid."
    lead={lead}
    links={<AuthLink href={paths.auth.signUp()}>Create an account</AuthLink>}
  >
    <LinkButton href={paths.auth.signIn()} size="lg">
      Sign in
    </LinkButton>
  </AuthPanel>
);
